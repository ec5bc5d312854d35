export default {
	timeOut: {
		subject: "Votre pause de jeu a commencé",
		text: `Jusqu’au {until}, ni mises ni dépôts ne sont acceptés sur votre compte. La pause se termine d’elle-même.

Votre argent reste à vous ; vous pouvez le retirer à tout moment :

{withdraw}`,
	},
	exclusion: {
		subject: "Votre auto-exclusion a commencé",
		text: `Jusqu’au {until}, et ensuite jusqu’à ce que vous nous demandiez d’y mettre fin, ni mises ni dépôts ne sont acceptés sur votre compte, et nous ne vous envoyons aucune publicité. Elle ne peut pas prendre fin plus tôt.

Les paris en cours sont réglés et les retraits se poursuivent. Votre argent vous appartient ; vous pouvez le retirer à tout moment :

{withdraw}

Des personnes qui aident, gratuitement :

{link}`,
	},
	permanent: {
		subject: "Votre auto-exclusion définitive a commencé",
		text: `Plus aucune mise ni aucun dépôt ne sont acceptés sur votre compte, et nous ne vous envoyons aucune publicité. Elle ne peut pas prendre fin.

Les paris en cours sont réglés et les retraits se poursuivent. Votre argent vous appartient ; vous pouvez le retirer à tout moment :

{withdraw}

Des personnes qui aident, gratuitement :

{link}`,
	},
	carried: {
		subject: "Une exclusion s’applique à votre compte",
		text: `Nos vérifications relient votre compte à une auto-exclusion : dans un registre que la loi nous oblige à consulter, ou sur un autre compte portant vos informations, qui est exclu ou fermé. Une exclusion vaut pour une personne, et non pour un seul compte. Désormais, ni mises ni dépôts ne sont acceptés ici, et nous ne vous envoyons aucune publicité.

Les paris en cours sont réglés et les retraits se poursuivent. Votre argent vous appartient ; vous pouvez le retirer à tout moment :

{withdraw}

Si vous n’êtes pas cette personne, ou si vous pensez qu’il s’agit d’une erreur, écrivez-nous : quelqu’un examinera votre situation :

{link}

Où trouver de l’aide, gratuite et confidentielle :

{help}`,
	},
};
