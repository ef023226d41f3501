"""Who may do what, as data: every address by every role, every frame by every place.

A stranger holds no link; the spectator, the player (red, who also owns the army and the picture) and the opponent
(blue) came in by theirs; the creator made the game in this browser; the admin is logged in to Django's admin.
"""

from typing import Final

ROLES: Final = ("stranger", "spectator", "opponent", "creator", "admin", "player")

ADDRESSES: Final = """
# address            how   stranger spectator opponent creator admin player
home                 GET   200      200       200      200     200   200
new_game             POST  400      400       400      400     400   400
join                 GET   200      200       200      200     200   200
join                 POST  403      403       403      403     403   403
table@red            GET   403      403       403      200     403   200
table@blue           GET   403      403       200      200     403   403
table@watch          GET   403      200       403      200     403   403
table_file@red       GET   403      403       403      200     403   200
table_file@watch     GET   403      200       403      200     403   403
game_file@red        GET   403      403       403      200     403   200
game_file@watch      GET   403      200       403      200     403   403
dice@red             GET   403      403       403      200     403   200
dice@watch           GET   403      200       403      200     403   403
history@red          GET   403      403       403      200     403   200
history@blue         GET   403      403       200      200     403   403
history@watch        GET   403      200       403      200     403   403
new_link@watch       GET   405      405       405      405     405   405
new_link@watch       POST  404      404       404      200     404   404
armies               GET   200      200       200      200     200   200
new_army             POST  400      400       400      400     400   400
import_army          POST  400      400       400      400     400   400
import_preview       GET   404      404       404      404     404   200
import_preview       POST  404      404       404      404     404   400
discard_import       POST  404      404       404      404     404   303
army                 GET   404      404       404      404     404   200
army_file            GET   404      404       404      404     404   200
rename_army          POST  404      404       404      404     404   303
new_unit             GET   404      404       404      404     404   200
unit                 GET   404      404       404      404     404   200
delete_unit          POST  404      404       404      404     404   303
new_kind             GET   404      404       404      404     404   200
kind                 GET   404      404       404      404     404   200
delete_kind          POST  404      404       404      404     404   303
delete_army          POST  404      404       404      404     404   303
pictures             GET   200      200       200      200     200   200
picture_file         GET   200      200       200      200     200   200
delete_picture       POST  404      404       404      404     404   303
static               GET   200      200       200      200     200   200
healthz              GET   200      200       200      200     200   200
admin:index          GET   302      302       302      302     200   302
admin:games_game_changelist  GET   302  302   302      302     200   302
admin:games_game_add         GET   302  302   302      302     403   302
admin:games_game_change      GET   302  302   302      302     200   302
admin:games_game_change      POST  302  302   302      302     403   302
"""

FRAMES: Final = """
# frame              watch                red               blue
command              refused:turn/seat    events            refused:unit/owner
probe                probe                probe             probe
ask                  answer               answer            answer
gesture:ghosts       error                -                 -
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
