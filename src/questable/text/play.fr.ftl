# Le terminal : ce qui entoure la table et son journal.

## Avant et après une partie

how-many-players = Combien de joueurs, de 1 à 4 ? Entrée pour jouer seul.
bad-players = { $answer } n'est pas un nombre de joueurs : tapez 1, 2, 3 ou 4.
begun = Graine { $seed }. La partie est enregistrée après chaque réponse dans { $path }
resumed = La partie reprend là où elle en était, après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}.
goodbye = La partie est enregistrée. Pour la reprendre :
saved = Enregistré dans { $path }
replay-written = L'enregistrement à revoir est dans { $path }
outcome-victory = Victoire !
outcome-defeat = Défaite.

## La table

col-enemy = Ennemi
col-discard = Défausse
bot = robot

## Un combat

no-rules = Sans règles.
unknown = ?
nothing = rien

## Questions

asked-alone = { $player } · { $question }
asked-together = Ensemble ({ $player } a le dernier mot) · { $question }
commands = d pioches · t table · i carte · r règles · f avis · x reprendre · h aide · q arrêter
undone = Réponse reprise.
not-undone = Il n'y a rien à reprendre.
not-a-choice = { $answer } n'est pas un choix ici : tapez un nombre de 1 à { $count }, ou h pour l'aide.
no-such-card = Aucune carte ne s'appelle { $name }.
near-card = Aucune carte ne s'appelle { $name } ; vouliez-vous dire { $near } ?
which-card = Nommez une carte après i : son nom, son id ou le numéro d'un choix.
which-rule = Tapez un chapitre ou des mots après r pour lire les règles qui les contiennent.
no-such-rule = Aucune règle ne contient { $words }.

## Lettres qui répondent ; d, t, i, r, s, h et q sont des commandes

key-yes = o
key-no = n

## Phrases pour qui écoute

told-commands = Tapez le numéro d'un choix, ou h pour entendre quelles lettres disent quoi.
told-asked-alone = { $player } : { $question }
told-asked-together = Ensemble, { $player } a le dernier mot : { $question }
told-letter = { $label }, ou { $letter }
told-key = { $key } : { $text }.
told-turn = C'est le tour de { $player }.

## Lettres qui disent où l'on en est ; aucune n'est une commande ou une réponse de son jeu

letter-turn = j

## Aide

help-number = répond par ce choix ; une lettre devant un choix fait de même
help-deck = ce que contiennent toutes les pioches et défausses
help-table = toute la table
help-info = une carte et ses règles, par son nom, son id ou le numéro d'un choix
help-rules = les règles d'un chapitre ou qui contiennent certains mots
help-foresee = ce que ferait ici un joueur qui prévoit, pourquoi, et à quoi les choix peuvent mener
help-undo = reprend la dernière réponse
help-save = où la partie est enregistrée
help-help = cette aide ; Entrée seule repose la question
help-quit = arrêter ; la partie est enregistrée et peut être reprise
help-turn = à qui est le tour

## Une carte

copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
