export default {
	needed:
		"Los juegos, las apuestas y los formularios necesitan JavaScript, que está desactivado en tu navegador. Puedes leerlo todo; para jugar, apostar o entrar, actívalo y vuelve a cargar la página.",
};
