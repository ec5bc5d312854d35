export default {
	needed:
		"Spiele, Wetten und Formulare brauchen JavaScript, das in Ihrem Browser ausgeschaltet ist. Lesen können Sie alles; um zu spielen, zu wetten oder sich anzumelden, schalten Sie es ein und laden Sie die Seite neu.",
};
