export default {
	hand: "Tu mano",
	pays: "Lo que pagan las manos",
	paysHand: "Mano",
	paysStake: "Con {stake}",
	deal: "Repartir · {amount}",
	draw: "{count, plural, =0 {Plantarse} one {Cambiar # carta} other {Cambiar # cartas}}",
	held: "Guardada",
	hold: "Guardar",
	ready: "Pulsa Repartir. Luego elige qué guardar: toca cartas o usa las teclas 1 a 5.",
	choose: "Guarda las cartas que conservas y cambia las demás.",
	makes: "Tienes {hand} · elige qué guardar",
	ended: "{hand} · {win}",
	even: "{hand} · vuelve tu apuesta",
	lost: "Esta vez no hay mano ganadora",
	back: "Carta {number, number}, boca abajo",
	hands: {
		nothing: "Nada",
		highPair: "Jotas o mejor",
		twoPair: "Dobles parejas",
		three: "Trío",
		straight: "Escalera",
		flush: "Color",
		fullHouse: "Full",
		four: "Póquer",
		straightFlush: "Escalera de color",
		royal: "Escalera real",
		five: "Repóquer",
		wildRoyal: "Escalera real con comodín",
		fourDeuces: "Cuatro doses",
		naturalRoyal: "Escalera real natural",
		kings: "Reyes o mejor",
	},
	wild: { mark: "Comodín", card: "{card}, comodín", joker: "Comodín" },
	spoken: {
		dealt: "Repartidas: {cards}. {hand}.",
		drawn:
			"{count, plural, =0 {No se guardó ninguna} one {Se guardó # carta} other {Se guardaron # cartas}}. Ahora: {cards}. {hand}.",
	},
	play: "Cómo se juega",
	best: "Juego óptimo",
	usual: "Juego sencillo",
	rules: {
		deal: "Se reparten cinco cartas de una baraja de 52. Guarda las que quieras; las demás se cambian una vez, y la mano paga según la tabla.",
		fixed:
			"El orden de toda la baraja se sortea al pulsar Repartir. Lo que guardas cambia cuántas cartas siguen, no cuáles.",
		pays: "Una pareja de jotas o mejor devuelve la apuesta; una escalera real paga 800 veces.",
		best: "El retorno depende de cómo juegues. El juego óptimo está calculado para las 2.598.960 manos y todas las formas de guardar; el sencillo conserva manos hechas, luego parejas, luego cuatro del mismo palo, luego cartas altas.",
		left: "Una mano que dejas te espera en cualquier dispositivo. A las 24 horas se guardan las cinco cartas y se paga como está.",
		wildTwos:
			"Los cuatro doses son comodines: cada uno vale por la carta que dé la mejor mano. Una escalera real natural es la que no lleva ningún dos.",
		paysTwos:
			"La mano más baja que paga es el trío: devuelve la apuesta. Cuatro doses pagan 200 veces; una escalera real natural, 800 veces.",
		bestTwos:
			"El retorno depende de cómo juegues. El juego óptimo está calculado para las 2.598.960 manos y todas las formas de guardar; el sencillo conserva una escalera o mejor, luego parejas, luego cuatro del mismo palo, y siempre los doses.",
		dealJoker:
			"Se reparten cinco cartas de una baraja de 53: las 52 cartas y un comodín. Guarda las que quieras; las demás se cambian una vez, y la mano paga según la tabla.",
		wildJoker:
			"El comodín vale por la carta que dé la mejor mano. Una escalera real natural es la que no lleva comodín.",
		paysJoker:
			"Una pareja de reyes o ases devuelve la apuesta. Un repóquer paga 200 veces; una escalera real natural, 800 veces.",
		bestJoker:
			"El retorno depende de cómo juegues. El juego óptimo está calculado para las 2.869.685 manos y todas las formas de guardar; el sencillo conserva manos hechas, luego parejas, luego cuatro del mismo palo, luego reyes y ases, y siempre el comodín.",
	},
	drawn:
		"Las cartas están en una lista desde 0: tréboles, diamantes, corazones, picas, cada palo del as al rey. Carta k: se suma a k un sorteo menor que 52 menos k; las cartas de ese lugar y del lugar k se intercambian. Las cartas 0 a 4 son la mano, y las siguientes sustituyen a las descartadas desde la izquierda.",
	drawnJoker:
		"Las cartas están en una lista desde 0: tréboles, diamantes, corazones, picas, cada palo del as al rey, y al final el comodín. Carta k: se suma a k un sorteo menor que 53 menos k; las cartas de ese lugar y del lugar k se intercambian. Las cartas 0 a 4 son la mano, y las siguientes sustituyen a las descartadas desde la izquierda.",
};
