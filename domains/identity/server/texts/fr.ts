export default {
	registerListed: {
		subject: "Nous ne pouvons pas vous ouvrir de compte",
		text: `Quelqu’un, probablement vous, a demandé l’ouverture d’un compte Baize. L’une des vérifications que nous devons d’abord effectuer, comme celle du registre des personnes qui se sont exclues du jeu, ne nous permet pas de l’ouvrir.

Si vous pensez qu’il s’agit d’une erreur, écrivez-nous.

Où trouver de l’aide, gratuite et confidentielle :

{link}

Si ce n’était pas vous, vous n’avez rien à faire.`,
	},
	accountClosed: {
		subject: "Votre compte est fermé",
		text: `Votre compte Baize est fermé, comme vous l’avez demandé. Personne ne peut s’y connecter, et nous ne vous écrirons plus au sujet d’offres.

Les paris en cours vont à leur terme. L’argent qui vous appartient encore reste à vous : écrivez-nous et nous vous le verserons. Ce que la loi nous oblige à conserver, nous le conservons aussi longtemps qu’elle le dit, et pas davantage.

Si vous ne l’avez pas fermé, ou si vous souhaitez le rouvrir, écrivez-nous :

{link}

Si le jeu vous pose problème, vous y trouverez aussi une aide gratuite et confidentielle.`,
	},
	alreadyRegistered: {
		subject: "Vous avez déjà un compte",
		text: `Quelqu’un, probablement vous, a demandé l’ouverture d’un compte Baize. Vous en avez déjà un avec l’adresse à laquelle cet e-mail est envoyé, et rien n’y a changé.

Connectez-vous ici :

{link}

Si ce n’était pas vous, vous n’avez rien à faire.`,
	},
	detailsChanged: {
		subject: "Vos informations ont été modifiées",
		text: `Des informations de votre compte Baize (nom, adresse ou téléphone) ont été modifiées le {when}.

Si c’était vous, tout va bien. Vos informations :

{link}`,
	},
	recoverPassword: {
		subject: "Choisissez un nouveau mot de passe",
		text: `Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte Baize.

Choisissez-le ici :

{link}

Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même, et personne d’autre n’a ce lien.`,
	},
	passwordChanged: {
		subject: "Votre mot de passe a été changé",
		text: `Le mot de passe de votre compte Baize a été changé le {when}. Vous êtes déconnecté de tous vos autres appareils et, pendant un certain temps, les paiements sont retenus.

Si c’était vous, tout va bien. Ce qui protège votre compte :

{link}`,
	},
	accountSecured: {
		subject: "Votre compte est protégé : choisissez un nouveau mot de passe",
		text: `Vous nous avez signalé que ce n’était pas vous. Toutes les sessions de votre compte Baize sont fermées, le mot de passe ne fonctionne plus et rien n’est versé.

Choisissez un nouveau mot de passe ici :

{link}

Le lien fonctionne une seule fois, pendant une heure ; ensuite, demandez-en un autre sur la page de connexion. Vérifiez alors que vos informations et vos comptes bancaires sont bien les vôtres.

Nous examinons ce qui s’est passé et vous écrivons. D’ici là, les paiements restent suspendus et votre argent est en sécurité.`,
	},
	accountSecuredShut: {
		subject: "Votre compte est protégé",
		text: `Vous nous avez signalé que ce n’était pas vous. Toutes les sessions de votre compte Baize sont fermées, personne ne peut se connecter et rien n’est versé.

Nous examinons ce qui s’est passé et vous écrivons. Votre argent est en sécurité. Vous pouvez aussi nous écrire :

{link}`,
	},
	emailPutBack: {
		subject: "Cette adresse a été retirée d’un compte Baize",
		text: `Le titulaire d’un compte Baize nous a signalé, depuis son adresse précédente, que le changement vers celle-ci ne venait pas de lui. L’adresse précédente est de nouveau valable, et celle-ci ne permet plus de se connecter.

Si vous pensez qu’il s’agit d’une erreur, écrivez-nous :

{link}`,
	},
	payoutsUnfrozen: {
		subject: "Les paiements sont de nouveau possibles",
		text: `Nous avons examiné votre compte Baize et les paiements ne sont plus suspendus. Ce qui était en cours reprend de lui-même, et vous pouvez retirer de l’argent ici :

{link}`,
	},
	accountShut: {
		subject: "Votre compte est fermé",
		text: `Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte Baize. Le compte est fermé : un nouveau mot de passe ne l’ouvrirait pas.

Ce qui est à vous reste à vous. Écrivez-nous, nous vous expliquerons et vous aiderons :

{link}`,
	},
	closedBefore: {
		subject: "Vous avez fermé votre compte chez nous",
		text: `Quelqu’un, probablement vous, a demandé l’ouverture d’un compte Baize. Vous en aviez un avec l’adresse à laquelle cet e-mail est envoyé, et vous l’avez fermé. Il est toujours fermé, et aucun second compte n’a été ouvert.

Si vous souhaitez le rouvrir, écrivez-nous :

{link}

Si ce n’était pas vous, vous n’avez rien à faire.`,
	},
	harmedBefore: {
		subject: "Votre compte reste fermé",
		text: `Quelqu’un, probablement vous, a demandé l’ouverture d’un compte Baize. Vous avez fermé celui que vous aviez pour vous protéger du jeu. Cela vaut toujours : aucun nouveau compte n’a donc été ouvert. Si vous souhaitez en parler, écrivez-nous.

Où trouver de l’aide, gratuite et confidentielle :

{link}

Si ce n’était pas vous, vous n’avez rien à faire.`,
	},
	excludedBefore: {
		subject: "Votre exclusion est toujours en vigueur",
		text: `Quelqu’un, probablement vous, a demandé l’ouverture d’un compte Baize. Vous en avez un avec l’adresse à laquelle cet e-mail est envoyé, et il est exclu du jeu. L’exclusion vaut pour vous, et non pour un seul compte : aucun nouveau compte n’a donc été ouvert.

Connectez-vous ici pour voir jusqu’à quand elle dure, trouver des personnes qui aident et retirer l’argent qui vous appartient :

{link}

Si ce n’était pas vous, vous n’avez rien à faire.`,
	},
	shutBefore: {
		subject: "Nous avons fermé votre compte",
		text: `Quelqu’un, probablement vous, a demandé l’ouverture d’un compte Baize. Nous avons fermé celui que vous aviez avec l’adresse à laquelle cet e-mail est envoyé : aucun nouveau compte n’a donc été ouvert.

Ce qui est à vous reste à vous. Écrivez-nous, nous vous expliquerons pourquoi et vous aiderons :

{link}

Si ce n’était pas vous, vous n’avez rien à faire.`,
	},
	confirmNewEmail: {
		subject: "Confirmez votre nouvelle adresse e-mail",
		text: `Quelqu’un, probablement vous, souhaite utiliser cette adresse pour un compte Baize.

Confirmez qu’elle est bien la vôtre :

{link}

Le lien fonctionne une seule fois, pendant 24 heures. Ensuite, vous vous connecterez avec cette adresse. Si vous n’avez pas de compte chez nous, vous n’avez rien à faire.`,
	},
	confirmEmail: {
		subject: "Confirmez votre adresse e-mail",
		text: `Bienvenue chez Baize.

Confirmez que cette adresse est bien la vôtre, et votre compte est prêt :

{link}

Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas demandé de compte, vous n’avez rien à faire : sans ce lien, il n’y en aura pas.`,
	},
	unknownDevice: "un appareil inconnu",
	unknownPlace: "un lieu que nous ne connaissons pas",
	newDevice: {
		subject: "Connexion depuis un nouvel appareil",
		text: `Une connexion à votre compte Baize a eu lieu depuis un appareil que nous n’avions encore jamais vu.

Appareil : {device}
Lieu : {place}
Heure : {when}

Si c’était vous, tout va bien. Les appareils sur lesquels vous êtes connecté :

{link}`,
	},
	emailChangeRequested: {
		subject: "Une autre adresse e-mail a été demandée",
		text: `Quelqu’un qui connaît votre mot de passe, probablement vous, souhaite une autre adresse e-mail pour votre compte Baize. Celle-ci reste valable jusqu’à la confirmation de la nouvelle.

Ici, vous pouvez annuler la demande :

{link}`,
	},
	emailChanged: {
		subject: "Votre adresse e-mail a été changée",
		text: `Votre compte Baize a maintenant une autre adresse e-mail, et celle-ci ne permet plus de se connecter.

Si c’était vous, tout va bien. Vous pouvez nous écrire ici :

{link}`,
	},
};
