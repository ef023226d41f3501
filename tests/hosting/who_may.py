"""Who may do what, as data: every address by every role, every frame by every place.

A stranger holds no link; the spectator, the player (red, who also owns the army and the picture) and the opponent
(blue) came in by theirs; the creator made the game in this browser; the admin is logged in to Django's admin, the
account to one that has no seat here.
"""

from typing import Final

ROLES: Final = ("stranger", "spectator", "opponent", "creator", "admin", "player", "account")

ADDRESSES: Final = """
# address            how   stranger spectator opponent creator admin player account
home                 GET   200      200       200      200     200   200  200
lobby                GET   200      200       200      200     200   200  200
take_seat@blue       POST  409      409       409      409     409   409  409
take_seat@watch      POST  409      409       409      409     409   409  409
show_to              POST  404      404       404      303     404   404  404
sign_up              GET   200      200       200      200     302   200  302
sign_up              POST  400      400       400      400     302   400  302
log_in               GET   200      200       200      200     302   200  302
log_in               POST  200      200       200      200     302   200  302
log_out              POST  303      303       303      303     303   303  303
account              GET   302      302       302      302     200   302  200
change_password      POST  302      302       302      302     400   302  400
delete_account       POST  302      302       302      302     400   302  400
new_game             POST  400      400       400      400     400   400  400
join                 GET   200      200       200      200     200   200  200
join                 POST  403      403       403      403     403   403  403
table@red            GET   403      403       403      200     403   200  403
table@blue           GET   403      403       200      200     403   403  403
table@watch          GET   403      200       403      200     403   403  403
table_file@red       GET   403      403       403      200     403   200  403
table_file@watch     GET   403      200       403      200     403   403  403
game_file@red        GET   403      403       403      200     403   200  403
game_file@watch      GET   403      200       403      200     403   403  403
dice@red             GET   403      403       403      200     403   200  403
dice@watch           GET   403      200       403      200     403   403  403
players@red          GET   403      403       403      200     403   200  403
players@watch        GET   403      200       403      200     403   403  403
history@red          GET   403      403       403      200     403   200  403
history@blue         GET   403      403       200      200     403   403  403
history@watch        GET   403      200       403      200     403   403  403
new_link@watch       GET   405      405       405      405     405   405  405
new_link@watch       POST  404      404       404      200     404   404  404
setup_game           GET   200      200       200      200     200   200  200
setup_game           POST  400      400       400      400     400   400  400
setup_choices        GET   200      200       200      200     200   200  200
setup_layout         GET   400      400       400      400     400   400  400
seat_library@red     GET   403      403       403      200     403   200  403
seat_library@blue    GET   403      403       200      200     403   403  403
seat_library@watch   GET   403      404       403      404     403   403  403
bring_army@red       POST  403      403       403      404     403   404  403
bring_army@blue      POST  403      403       404      404     403   403  403
bring_army@watch     POST  403      404       403      404     403   403  403
armies               GET   200      200       200      200     200   200  200
new_army             POST  400      400       400      400     400   400  400
import_army          POST  400      400       400      400     400   400  400
import_preview       GET   404      404       404      404     404   200  404
import_preview       POST  404      404       404      404     404   400  404
discard_import       POST  404      404       404      404     404   303  404
army                 GET   404      404       404      404     404   200  404
army_file            GET   404      404       404      404     404   200  404
rename_army          POST  404      404       404      404     404   303  404
new_unit             GET   404      404       404      404     404   200  404
unit                 GET   404      404       404      404     404   200  404
delete_unit          POST  404      404       404      404     404   303  404
new_kind             GET   404      404       404      404     404   200  404
kind                 GET   404      404       404      404     404   200  404
delete_kind          POST  404      404       404      404     404   303  404
delete_army          POST  404      404       404      404     404   303  404
pictures             GET   200      200       200      200     200   200  200
picture_file         GET   200      200       200      200     200   200  200
delete_picture       POST  404      404       404      404     404   303  404
healthz              GET   200      200       200      200     200   200  200
admin:index          GET   302      302       302      302     200   302  302
admin:games_game_changelist  GET   302  302   302      302     200   302  302
admin:games_game_add         GET   302  302   302      302     403   302  302
admin:games_game_change      GET   302  302   302      302     200   302  302
admin:games_game_change      POST  302  302   302      302     403   302  302
"""

FRAMES: Final = """
# frame              watch                red               blue
command              refused:turn/seat    events            refused:unit/owner
probe                probe                probe             probe
ask                  answer               answer            answer
gesture:ghosts       error                -                 error
gesture:aim          error                -                 error
gesture:pointer      error                -                 -
gesture:ruler        -                    -                 -
gesture:ping         -                    -                 -
gesture:typing       -                    -                 -
gesture:clear        -                    -                 -
chat:players         error                chat              chat
chat:spectators      chat                 error             error
since                presence             presence          presence
"""


def rows(text: str) -> list[list[str]]:
    """Read a table of words, without its headings."""
    return [line.split() for line in text.strip().splitlines() if not line.startswith("#")]
