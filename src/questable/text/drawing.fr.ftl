# Les mots des cartes dessinées qui ne sont pas des règles, ceux de la page et des planches. Voir drawing.en.ftl.

heading = { $title } :

page-search = Chercher
page-search-hint = nom, mot ou règle
page-group = Montrer
page-all-groups = Toutes les cartes
page-language = Langue
page-size = Taille
page-size-full = Cartes entières
page-size-hand = En main
page-size-mini = Petites
page-print = Imprimer
page-theme = Clair ou sombre
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-system = Comme le système
page-nothing-found = Aucune carte ne convient. Essayez un mot plus court, ou montrez toutes les cartes.
page-power = Puissance
page-players = Joueurs
page-level = Niveau
page-copies = Exemplaires
page-dice = Dés
page-unofficial = Création de fans, non officielle, ni faite ni approuvée par les éditeurs.
page-icons-by = Icônes des artistes de game-icons.net, CC BY 3.0.
page-close = Fermer
page-cards = cartes
