import type { CookieTexts } from "./cookie-page.ts";

export default {
	title: "Cookies",
	summary: "Tout ce que ce site enregistre dans votre navigateur : son nom, son but et sa durée.",
	intro: [
		"Tout cela vient de nous, et rien ne sert à la publicité. Presque tout répond à ce que vous demandez : une connexion, une langue, un panier de paris. Les statistiques d’utilisation demandent votre accord ; sans lui, rien n’est compté.",
		"L’opérateur qui propose Baize au public et ajoute des services d’autres sociétés indique ici ce qu’elles enregistrent.",
	],
	choice: {
		title: "Votre choix",
		text: "Vous décidez à la fin de chaque page, et dans votre navigateur.",
		ways: [
			"Acceptez ou refusez les statistiques d’utilisation à la fin de n’importe quelle page, et changez d’avis au même endroit quand vous voulez. Un navigateur qui envoie Do Not Track ou Global Privacy Control a refusé pour vous.",
			"Votre navigateur peut afficher, effacer et bloquer tout ce qui est cité ici. Sans le cookie de connexion, vous ne pouvez pas vous connecter ; sans le reste, le site oublie vos choix.",
		],
	},
	cookies: "Les cookies",
	cookie: {
		sid: "votre connexion. Reste jusqu’à ce que vous vous déconnectiez ou fermiez le navigateur. La connexion elle-même prend fin après 30 minutes sans activité, et au plus tard après 12 heures.",
		did: "reconnaît le navigateur dans lequel vous vous êtes inscrit ou connecté, afin de remarquer une connexion depuis un autre. 400 jours depuis la dernière connexion.",
		LANG: "la langue que vous avez choisie. Un an.",
		st: "le pays et la région qu’indique votre adresse réseau, pour afficher ce qui y est proposé. 24 heures.",
		Country: "le pays de votre compte, si vous vous êtes connecté depuis un autre. Jusqu’à la fermeture du navigateur.",
		"two-factor-promo": "le fait que vous avez fermé le conseil d’activer la double authentification. Un jour.",
		chat: "reconnaît un visiteur qui discute sans compte. Seulement si vous avez commencé une discussion ; deux jours.",
		analytics:
			"si vous avez accepté ou refusé les statistiques d’utilisation. 180 jours ; ensuite nous demandons à nouveau.",
		arrival:
			"le lien d’un ami ou d’un affilié qui vous a mené ici, afin qu’il puisse être récompensé. Seulement après un tel lien ; 40 jours, sauf si l’opérateur a fixé une autre durée. Là où la loi l’exige, seulement si vous l’avez accepté, en bas de la page.",
		affid: "l’affilié de ce lien. Aussi longtemps qu’arrival.",
		"referring-site-domain":
			"l’adresse du site dont le lien vous a mené ici. Seulement tant que l’opérateur le vérifie ; aussi longtemps qu’arrival.",
		"referring-site-name": "le nom de ce site. Dans les mêmes conditions.",
	},
	device: {
		title: "Enregistré sur votre appareil",
		text: "Ceci reste dans le stockage local du navigateur jusqu’à ce que vous le changiez ou y effaciez les données de ce site.",
	},
	deviceKey: {
		theme: "clair ou sombre.",
		username: "le nom pour votre prochaine connexion, si vous avez demandé que nous nous en souvenions.",
		remember_me: "le fait que vous l’avez demandé.",
		deviceId:
			"reconnaît un appareil auquel vous avez choisi de faire confiance. Il est envoyé à chaque connexion, et vaut 30 jours.",
		favourites: "les jeux que vous avez marqués sans être connecté. À votre connexion, ils passent dans votre compte.",
		"most-played": "les jeux les plus ouverts dans ce navigateur, 50 au plus.",
		sound: "son, volume et vibration des jeux.",
		"odds-style": "la façon d’écrire les cotes.",
		"accept-prices": "les changements de cote que vos paris acceptent.",
		"jackpot-win-seen": "le dernier gain de jackpot dont vous avez fermé l’annonce.",
		sentClientSeed: "votre part des prochains tirages, telle qu’elle a été envoyée, afin de renvoyer la même.",
		"baize.table.hidden-name": "si d’autres joueurs voient votre nom dans les parties partagées.",
		"lobby-":
			"l’accueil tel qu’un visiteur le voit, dans le cache du navigateur, afin de pouvoir le lire sans connexion. Jusqu’à ce qu’un plus récent le remplace ou que l’opérateur y mette fin.",
	},
	tab: {
		title: "Enregistré dans l’onglet ouvert",
		text: "Ceci se trouve dans le stockage de session du navigateur et disparaît quand vous fermez l’onglet.",
	},
	tabKey: {
		"last-page": "la page à laquelle une connexion ramène.",
		"visited-pages": "jusqu’à 50 pages ouvertes dans cet onglet, pour le bouton de retour.",
		slip: "votre panier de paris.",
		chat: "la discussion ouverte, et le dernier message que vous avez vu.",
		chatwoot: "poursuit une discussion après un rechargement, si l’opérateur répond aux discussions avec Chatwoot.",
		"contact-typed": "ce que vous avez saisi dans la discussion, jusqu’à ce que le formulaire de contact le reprenne.",
		otpAuthUri:
			"la clé de votre application d’authentification pendant que vous la configurez. Effacée quand vous quittez cette page.",
		"toast-after-load": "un message que la page suivante affiche.",
		"verification.capture": "le type et le pays du document que vous photographiez.",
		"cashier.deposit":
			"un dépôt dont la réponse n’est pas arrivée, pour qu’il ne soit pas fait deux fois. Sans numéro de carte ni de compte et sans code, comme les deux suivants.",
		"cashier.withdrawal": "de même pour un retrait.",
		"cashier.transfer": "de même pour un envoi à un autre joueur.",
		"react-router-scroll-positions": "jusqu’où chaque page a été défilée.",
		"react-router-manifest-version": "la version du site qui a été rechargée en dernier.",
	},
	others: {
		title: "Pages d’autres sociétés",
		text: "Certaines pages appartiennent à une autre société. À sa propre adresse, une telle page peut enregistrer davantage, selon les règles de cette société.",
		pages: [
			"Les jeux d’autres éditeurs s’ouvrent dans un cadre avec la page de leur éditeur.",
			"Les paiements se font sur la page de la société de paiement. Dans cette installation, c’est un environnement de test, qui n’enregistre rien dans votre navigateur.",
			"Une discussion, un contrôle de document ou un captcha peuvent être ceux d’une autre société, si l’opérateur en a choisi une. Dans cette installation, il n’y en a pas.",
		],
	},
	privacy: "Vie privée",
} satisfies CookieTexts;
