export default {
	needed:
		"Les jeux, les paris et les formulaires ont besoin de JavaScript, qui est désactivé dans votre navigateur. Vous pouvez tout lire ; pour jouer, parier ou vous connecter, activez-le et rechargez la page.",
};
