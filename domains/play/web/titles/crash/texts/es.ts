export default {
	target: "Salir a",
	byHand: "A mano",
	lower: "Un multiplicador menor",
	higher: "Un multiplicador mayor",
	cashOut: "Retirar {amount}",
	odds: "Se alcanza en el {chance, number, ::percent .0#} de las rondas · paga {amount}",
	oddsByHand: "Sales a mano. Cuenta el momento en que lo recibe el servidor.",
	brokeOff: "El hilo se rompió en {height, number, ::.00}×",
	interrupted: "Esta ronda se interrumpió y se liquidó por la regla prevista.",
	left: "Saliste en {height, number, ::.00}× y recibes {amount}",
	lost: "El hilo se rompió antes de que salieras. Pierdes {amount}.",
	seats: "{count, plural, one {# apuesta} other {# apuestas}} en esta ronda · {left, number} fuera",
	out: "fuera en {height, number, ::.00}×",
	spoken: {
		running: "La cometa sube.",
		at: "{height, number, ::.00}×",
		brokeOff: "El hilo se rompió en {height, number, ::.00}×.",
		left: "Salida a mano en {height, number, ::.00}×.",
	},
	rules: {
		stake: "Toda la mesa juega la misma ronda. Apuestas mientras se admiten apuestas, unos ocho segundos.",
		rise: "Después el multiplicador sube desde 1,00, igual para todos, hasta que se rompe el hilo. Quien ha salido antes cobra la apuesta por el multiplicador; quien no, la pierde.",
		target: "Una apuesta con objetivo sale sola al llegar a él, si la ronda llega. No hace falta ningún mensaje.",
		hand: "A mano puedes salir desde 1,01. Cuenta el multiplicador del milisegundo en que nuestro servidor lo recibe; la imagen de tu dispositivo va algo retrasada.",
		late: "Una retirada que llega cuando el hilo ya se ha roto, o que no llega, es tardía: la apuesta se pierde.",
		once: "Una retirada enviada dos veces es una sola. Cuenta la primera.",
		highest: "En 10.000 veces cobran todos los que siguen dentro.",
		stopped:
			"Si nuestro servidor se para antes del comienzo, se devuelven todas las apuestas. Si se para más de cinco segundos durante la subida, se pagan los objetivos alcanzados y, a los demás, el último multiplicador mostrado.",
	},
	drawn:
		"Un sorteo w menor que 2^32. El multiplicador en centésimas es 99 × 2^32 ÷ (w + 1), cortado a un entero; por debajo de 100 es 100, por encima de 1.000.000 es esa cifra. Un multiplicador x se alcanza con una probabilidad de 99 ÷ x por ciento, así que todos los objetivos devuelven lo mismo.",
};
