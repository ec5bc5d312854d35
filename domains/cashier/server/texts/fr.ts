export default {
	mails: {
		depositSettled: {
			subject: "Votre dépôt de {amount} est arrivé",
			text: `{amount} sont disponibles sur votre solde.

Dépôt {id}. Consultez-le ici :

{link}`,
		},
		withdrawalRequested: {
			subject: "Nous avons reçu votre demande de retrait de {amount}",
			text: `{amount} sont mis de côté pour vous. Nous vérifions la demande sous 24 heures.

Retrait {id}. Suivez chaque étape ici :

{link}`,
		},
		withdrawalHeld: {
			subject: "Votre retrait de {amount} est retenu jusqu’au {until}",
			text: `{amount} sont mis de côté pour vous. Pour protéger votre compte, nous retenons ce retrait jusqu’au {until}, parce que :

{why}

Vous n’avez rien à faire : le retrait reprend ensuite de lui-même, il est vérifié sous 24 heures, puis payé.

Retrait {id}. Suivez chaque étape ici :

{link}`,
		},
		withdrawalHoldOver: {
			subject: "Votre retrait de {amount} reprend",
			text: `Le retrait de {amount} n’est plus retenu. Nous vérifions la demande sous 24 heures.

Retrait {id}. Suivez chaque étape ici :

{link}`,
		},
		withdrawalApproved: {
			subject: "Votre retrait de {amount} est approuvé",
			text: `Votre retrait a été vérifié et le paiement est en cours.

Retrait {id}. Suivez chaque étape ici :

{link}`,
		},
		withdrawalPaid: {
			subject: "Votre retrait de {amount} est payé",
			text: `{amount} ont été envoyés. Votre banque peut mettre un peu plus de temps à l’afficher.

Retrait {id}. Consultez-le ici :

{link}`,
		},
		withdrawalPaidAfterAll: {
			subject: "Votre retrait de {amount} a finalement été payé",
			text: `Nous vous avions dit que le paiement avait échoué, et {amount} étaient revenus sur votre solde. Le prestataire de paiement nous confirme maintenant l’envoi. {amount} ont donc de nouveau quitté votre solde.

Si vous n’avez rien reçu, écrivez-nous. Retrait {id}. Consultez-le ici :

{link}`,
		},
		withdrawalRejected: {
			subject: "Votre retrait de {amount} n’a pas été approuvé",
			text: `{amount} sont de retour sur votre solde ; rien n’est perdu. La raison :

{reason}

Retrait {id}. Une fois ce point réglé, vous pouvez refaire la demande ici :

{link}`,
		},
		withdrawalCancelled: {
			subject: "Vous avez annulé votre retrait de {amount}",
			text: `{amount} sont de retour sur votre solde.

Si ce n’était pas vous, changez votre mot de passe et écrivez-nous. Retrait {id} :

{link}`,
		},
		withdrawalFailed: {
			subject: "Votre retrait de {amount} n’a pas pu être payé",
			text: `Le compte ou la carte n’a pas accepté l’argent. {amount} sont de retour sur votre solde ; rien n’est perdu.

Retrait {id}. Vérifiez les coordonnées et refaites la demande :

{link}`,
		},
	},
	linkedAccountAdded: {
		subject: "Un compte bancaire a été ajouté",
		text: `Un compte bancaire se terminant par {lastFour} a été ajouté à votre compte Baize. Des retraits peuvent désormais y être envoyés ; pendant un certain temps, ils sont d’abord retenus.

Vos comptes bancaires :

{link}`,
	},
	holdCauses: {
		newDestination: "le compte, la carte ou l’adresse est nouveau ici",
		passwordChanged: "votre mot de passe a été changé récemment",
		phoneChanged: "votre numéro de téléphone a été changé récemment",
		emailChanged: "votre adresse e-mail a été changée récemment",
	},
	inbox: {
		paid: {
			title: "Votre retrait de {amount} est payé",
			text: "{amount} ont été envoyés. Votre banque peut mettre un peu plus de temps à l’afficher. Retrait {id}.",
		},
		paidAfterAll: {
			title: "Votre retrait de {amount} a finalement été payé",
			text: "Nous vous avions dit que le paiement avait échoué. Le prestataire de paiement nous confirme maintenant l’envoi : {amount} ont donc de nouveau quitté votre solde. Si vous n’avez rien reçu, écrivez-nous. Retrait {id}.",
		},
		rejected: {
			title: "Votre retrait de {amount} n’a pas été approuvé",
			text: "{amount} sont de retour sur votre solde ; rien n’est perdu. La raison : {reason} Une fois ce point réglé, vous pouvez refaire la demande. Retrait {id}.",
		},
		failed: {
			title: "Votre retrait de {amount} n’a pas pu être payé",
			text: "Le compte ou la carte n’a pas accepté l’argent. {amount} sont de retour sur votre solde ; rien n’est perdu. Vérifiez les coordonnées et refaites la demande. Retrait {id}.",
		},
	},
	chargebacks: {
		opened: {
			title: "Votre banque a repris {amount}",
			text: "La banque de votre carte a repris un dépôt de {amount} ; ce montant a donc quitté votre solde. Si vous ne l’avez pas demandé, contactez votre banque et écrivez-nous. Dossier {id}.",
		},
		openedWithDebt: {
			title: "Votre banque a repris {amount}, et vous devez {debt}",
			text: "La banque de votre carte a repris un dépôt de {amount}. {taken} se trouvaient encore sur votre solde et l’ont quitté ; {debt} avaient déjà été joués, vous les devez donc. Votre prochain dépôt les rembourse d’abord, et d’ici là aucun retrait n’est possible. Si vous ne l’avez pas demandé à votre banque, contactez-la et écrivez-nous. Dossier {id}.",
		},
		won: {
			title: "{amount} sont revenus de votre banque",
			text: "Le dépôt de {amount} que votre banque avait repris nous a été payé à nouveau. Il est sur votre solde, moins ce que vous en deviez encore. Dossier {id}.",
		},
	},
	transfers: {
		sent: {
			title: "Vous avez envoyé {amount} à {name}",
			text: "{amount} ont quitté votre solde et attendent que {name} les accepte. D’ici là, vous pouvez les reprendre. Transfert {id}.",
		},
		offered: {
			title: "{name} vous a envoyé {amount}",
			text: "{amount} vous attendent : acceptez ou refusez. Ce qui n’est pas accepté à temps revient à {name}. Transfert {id}.",
		},
		taken: {
			title: "{name} a accepté vos {amount}",
			text: "Le transfert de {amount} à {name} est terminé. Transfert {id}.",
		},
		received: {
			title: "Vous avez accepté {amount} de {name}",
			text: "{amount} sont sur votre solde. Transfert {id}.",
		},
		cancelled: {
			title: "Vous avez repris {amount}",
			text: "{amount} sont de retour sur votre solde ; {name} ne les a pas reçus. Transfert {id}.",
		},
		declined: {
			title: "{name} a refusé vos {amount}",
			text: "{amount} sont de retour sur votre solde ; rien n’est perdu. Transfert {id}.",
		},
		expired: {
			title: "{name} n’a pas accepté vos {amount}",
			text: "{amount} n’ont pas été acceptés à temps et sont de retour sur votre solde ; rien n’est perdu. Transfert {id}.",
		},
		stopped: {
			title: "Nous avons arrêté votre transfert de {amount}",
			text: "{amount} sont de retour sur votre solde ; {name} ne les a pas reçus. La raison : {reason} Transfert {id}.",
		},
		gone: {
			title: "Les {amount} de {name} ne peuvent plus être acceptés",
			text: "L’argent n’a pas été accepté et est revenu à {name}. Transfert {id}.",
		},
	},
};
