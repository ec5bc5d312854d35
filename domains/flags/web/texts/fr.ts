export default {
	errors: { unknown: "Cet interrupteur n’existe pas. Rechargez la page pour voir ceux qui existent." },
};
