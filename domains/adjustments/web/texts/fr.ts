export default {
	errors: { tooHigh: "Le joueur n’a pas autant en espèces. Rien n’a été modifié." },
};
