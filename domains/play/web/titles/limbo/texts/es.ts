export default {
	target: "Altura que alcanzar",
	lower: "Una altura menor",
	higher: "Una altura mayor",
	odds: "Probabilidad {chance, number, ::percent .00##} · paga {amount}",
	fell: "Llegó a {height, number, ::.00##}×. Esta vez no hay premio.",
	spoken: { reached: "El cometa llegó a {height, number, ::.00##}×; se había nombrado {target, number, ::.00##}×." },
	rules: {
		begin: "Nombra la altura que debe alcanzar el cometa, de 1,01 a 10.000 veces, y elige tu apuesta.",
		draw: "En cada ronda se sortea un número. Una altura de x se alcanza con una probabilidad del 99 ÷ x por ciento, así que todas devuelven lo mismo.",
		pays: "Si el cometa llega a esa altura o más arriba, tu apuesta se paga esas veces. Si no, se pierde.",
	},
	drawn:
		"Un sorteo d menor que 2^32. La altura en centésimas es 99 × 2^32 ÷ (d + 1), cortada a un número entero; por debajo de 100 es 100.",
};
