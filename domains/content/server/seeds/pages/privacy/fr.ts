import { heading, link, list, type PageTexts, paragraph } from "../page.ts";

export default {
	title: "La vie privée en mots clairs",
	summary: "Ce que nous conservons sur vous, pourquoi, combien de temps, qui le voit et ce que vous pouvez faire.",
	body: [
		paragraph(
			"Cette installation est une démonstration : aucun argent réel ne circule, et aucun vrai document n’est nécessaire. L’opérateur qui propose Baize au public indique ici la société responsable de vos données, son adresse, qui répond aux questions à leur sujet, et l’autorité à laquelle vous pouvez vous plaindre.",
		),
		heading("Ce que nous conservons, et pourquoi"),
		list(
			"Qui vous êtes : nom, date de naissance, adresse, e-mail, téléphone, monnaie, langue, et quelles conditions vous avez acceptées et quand. Il le faut pour tenir votre compte, et la loi exige que nous sachions qui joue.",
			"Vos connexions : heure, adresse réseau, navigateur et appareil, ainsi que les navigateurs et réseaux que nous vous connaissons. Ils nous font remarquer une connexion qui n’est pas la vôtre. De votre mot de passe et de votre PIN, nous ne conservons qu’une empreinte, qui ne permet pas de les lire.",
			"Votre jeu : parties, paris, bonus, gains de jackpot, points et jeux favoris. Ainsi chaque résultat peut être montré et vérifié, et chaque paiement est juste.",
			"Vos paiements : dépôts, retraits et envois à d’autres joueurs. Les numéros de compte sont chiffrés et affichés par leurs quatre derniers caractères. Les numéros de carte restent chez la société de paiement ; si vous enregistrez une carte, nous conservons le jeton par lequel cette société la connaît.",
			"Votre pièce d’identité, quand nous devons la contrôler : ses photos sont chiffrées, chacune avec sa propre clé, et chaque consultation par un opérateur est enregistrée.",
			"Vos limites, pauses et exclusions. Là où la loi prévoit un registre des exclusions, nous l’interrogeons à votre sujet lors de l’inscription, de la connexion et du dépôt, et avant d’envoyer des offres.",
			"Ce que vous nous écrivez : dans la discussion, ou dans le formulaire de contact, qui la remplace quand il n’y a personne. Nos réponses aussi.",
			"Comment vous êtes arrivé ici, si un ami ou un affilié vous a mené par son lien, afin qu’il puisse être récompensé.",
		),
		heading("Ce qui est décidé par des règles"),
		paragraph(
			"Nous comparons les comptes pour voir si une personne en a deux : par e-mail, nom, date de naissance, téléphone, carte et compte bancaire, dont nous conservons à cette fin des empreintes à clé. Si un compte exclu ou clôturé est celui de la même personne, le plus récent peut être exclu lui aussi, ou ne pas pouvoir recevoir de dépôt. Les paiements attendent 72 heures après un changement de mot de passe, d’e-mail ou de téléphone. Écrivez-nous, et une personne examine la situation.",
		),
		heading("Qui le voit"),
		list(
			"Les opérateurs, chacun seulement pour son travail. E-mail, téléphone, adresse, date de naissance et numéros de compte sont masqués. L’opérateur qui en a besoin donne un motif et les voit pendant 15 minutes. Le motif, comme chaque consultation d’un joueur, figure dans notre journal d’audit.",
			"Les autres joueurs voient votre pseudo là où des noms sont affichés, en partie seulement dans les listes de gains ; rien si vous n’en avez pas. Dans les parties partagées, vous pouvez le masquer.",
			"Les éditeurs d’autres jeux reçoivent un numéro qui vous représente, votre monnaie, votre pays, votre langue et votre adresse réseau, et ce que vous misez et gagnez dans leurs jeux. Votre nom et votre adresse, ils ne les reçoivent pas.",
			"Les sociétés qui exécutent des paiements, envoient e-mails et SMS, répondent aux discussions ou contrôlent des documents reçoivent ce qu’il faut pour cela. Dans cette installation, les paiements vont à un environnement de test, les e-mails et SMS à une boîte de test, et les opérateurs répondent eux-mêmes aux discussions et contrôlent eux-mêmes les documents.",
			"Les autorités, là où la loi nous y oblige.",
			"Personne d’autre. Nous ne vendons pas de données, et nos pages ne contiennent ni publicité ni suivi par des tiers.",
		),
		heading("Combien de temps cela reste"),
		list(
			"Argent, parties, paris, limites, exclusions, conditions acceptées, journal d’audit et empreintes pour comparer les comptes : aussi après la clôture du compte, car la loi et la comptabilité en ont besoin. Cette installation n’en efface rien ; l’opérateur indique ici la durée que fixe la loi.",
			"Photos de documents : un jour si elles n’ont pas été envoyées ; 90 jours si elles ont été refusées ; sinon cinq ans à partir de la décision.",
			"D’où vous vous êtes connecté : un an. Sessions terminées : 30 jours. Navigateurs et réseaux connus : jusqu’à 400 jours sans avoir été revus.",
			"Discussions et messages à notre équipe : deux ans. Parties en démo : 30 jours au plus.",
			"E-mails et SMS : le texte est effacé dès l’envoi, la trace de l’envoi après 90 jours. Les messages de votre compte restent jusqu’à 30 jours après que vous les avez supprimés.",
			"Une inscription non confirmée : un jour. Une copie de vos données : sept jours.",
		),
		heading("Statistiques d’utilisation"),
		paragraph(
			"C’est seulement si vous l’acceptez à la fin d’une page que nous comptons quelles pages et quels jeux sont utilisés. Nous comptons par jour et par pays, sans votre compte, votre adresse réseau ni l’heure, et effaçons ces nombres après 400 jours.",
		),
		link("Cookies", "/pages/cookies"),
		heading("Vos droits"),
		list(
			"Consulter et emporter : sous Vos données, vous recevez une copie de vos données dans un fichier.",
			"Corriger : vous changez la plupart des données dans votre profil. Le nom et la date de naissance sont changés par une personne : écrivez-nous.",
			"Faire effacer : clôturez votre compte. Toutes les sessions, les appareils mémorisés et les e-mails sur les offres prennent fin aussitôt. Ce que la loi nous oblige à conserver reste, et ne sert à rien d’autre.",
			"Retirer votre accord : les e-mails sur les offres s’arrêtent dans votre profil et par le lien de chacun d’eux, les statistiques d’utilisation à la fin de chaque page.",
			"Vous opposer, limiter l’utilisation ou vous plaindre : écrivez-nous. Si notre réponse ne vous satisfait pas, l’autorité décide.",
		),
		link("Vos données", "/account/data"),
		link("Votre profil", "/account/profile"),
		link("Clôturer le compte", "/account/close"),
		link("Écrivez-nous", "/contact-us"),
	],
} satisfies PageTexts;
