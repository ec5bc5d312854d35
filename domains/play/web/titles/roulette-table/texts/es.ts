export default {
	closesIn: "Coloca tus fichas. Se cierra en {seconds, number} s",
	seconds: "s",
	running: "La bola gira",
	betMore: "Apostar {amount} más",
	repeatNext: "Repetir {amount} en la próxima ronda",
	full: "Tienes cuatro apuestas en esta ronda",
	laid: "{amount} en la mesa aún sin apostar",
	seats: "{count, plural, one {# apuesta} other {# apuestas}} en esta ronda",
	more: "+{count, number}",
	spoken: { running: "No va más. La bola gira." },
	rules: {
		shared:
			"Toda la mesa juega con la misma bola. Se admiten fichas durante quince segundos; después no va más y la bola gira.",
		parts:
			"Cada vez que pulsas el botón haces una apuesta con todas las fichas del tapete. Puedes apostar hasta cuatro veces por ronda; cada apuesta tiene su propio recibo y los límites valen para cada una.",
		late: "Una apuesta cuenta si nuestro servidor la tiene antes del cierre, muestre lo que muestre tu dispositivo. La que llega después se rechaza y no se cobra nada.",
		once: "Una apuesta enviada dos veces es una. Si se pierde una respuesta, tu página pregunta con el mismo número hasta saber qué ha pasado.",
		stands: "Una apuesta aceptada queda en pie: no se puede retirar ni cobrar antes.",
		stopped:
			"Si nuestro servidor se para antes de que gire la bola, se devuelven todas las apuestas. Desde entonces el número está fijado y paga todas las apuestas cuando el servidor vuelva.",
		others: "Los demás ven tus fichas, con tu nombre enmascarado o, si lo prefieres, sin él.",
	},
};
