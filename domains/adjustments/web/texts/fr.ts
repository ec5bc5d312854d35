export default {
	errors: { tooHigh: "Le joueur ne dispose pas d’autant d’argent réel. Rien n’a été modifié." },
};
