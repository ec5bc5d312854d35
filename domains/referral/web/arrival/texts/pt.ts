export default {
	label: "O link que trouxe você aqui",
	question:
		"Um link trouxe você aqui. Podemos guardá-lo por {days, plural, one {um dia} other {# dias}}, para recompensar quem o compartilhou se você abrir uma conta?",
	agreed: "Guardamos o link que trouxe você aqui.",
	declined: "Não guardamos qual link trouxe você aqui.",
	more: "Sobre os cookies",
	accept: "Aceitar",
	decline: "Recusar",
};
