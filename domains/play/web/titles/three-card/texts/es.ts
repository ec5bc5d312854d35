export default {
	table: "La mesa",
	sign: "Tres cartas",
	deal: "Repartir · {amount}",
	dealer: "Banca",
	hand: "Tu mano",
	hidden: "Una carta tapada",
	pairPlus: "Pareja o más",
	pairPlusAdd: "Pareja o más, {amount} más",
	moves: { play: "Jugar", fold: "Retirarse" },
	more: "+{amount}",
	moveMore: "{move}, {amount} más",
	ready: "Elige tu ante y pulsa Repartir.",
	yours: "Tienes {hand}. Juega por {amount} más o retírate.",
	hands: {
		high: "Carta alta",
		pair: "Pareja",
		flush: "Color",
		straight: "Escalera",
		three: "Trío",
		straightFlush: "Escalera de color",
	},
	results: {
		folded: "Retirada",
		unqualified: "La banca no juega",
		better: "Tu mano es mejor",
		equal: "Manos iguales",
		worse: "La mano de la banca es mejor",
	},
	lost: "{result} · esta vez no hay premio",
	won: "{result} · has ganado {win}",
	returned: "{result} · vuelven {win} de {stake}",
	even: "{result} · vuelve tu apuesta",
	pays: {
		bonus: "Premio del ante",
		pairPlus: "Pareja o más",
		hand: "Mano",
		times: "Paga",
		toOne: "{times, number} : 1",
	},
	book: {
		show: "Consultar el libro",
		hide: "Cerrar el libro",
		title: "El libro dice: {move}",
		hint: "Lo que vale cada jugada, por 1,00 de tu ante",
		value: "{value, number, ::sign-always .00}",
	},
	spoken: {
		dealt: "Tienes {cards}: {hand}.",
		dealer: "La banca tiene {cards}: {hand}.",
		folded: "Te retiraste con {cards}: {hand}.",
		result: "{result}.",
	},
	play: "Cómo se juega",
	best: "Ante, mejor juego",
	usual: "Ante, jugando con dama o mejor",
	pairPlusBet: "Pareja o más",
	rules: {
		begin:
			"Tú y la banca recibís tres cartas cada uno. Ves las tuyas y juegas por una segunda apuesta tan grande como el ante, o te retiras y pierdes el ante.",
		dealer:
			"La banca juega con dama o mejor. Si no, el ante paga 1 a 1 y la segunda apuesta vuelve. Contra una banca que juega, la mejor mano gana 1 a 1 en ambas apuestas, y a manos iguales vuelven las dos.",
		bonus:
			"Si juegas, una escalera paga un premio de 1 a 1 sobre el ante, un trío 4 y una escalera de color 5, tenga lo que tenga la banca.",
		pairPlus:
			"Pareja o más es una apuesta del mismo tamaño a tus tres cartas, juegues o te retires: una pareja paga 1 a 1, un color 4, una escalera 6, un trío 30 y una escalera de color 40.",
		order:
			"De menor a mayor: carta alta, pareja, color, escalera, trío, escalera de color. Con tres cartas, una escalera es más rara que un color.",
		best: "El mejor juego es jugar con dama, seis, cuatro o mejor. Las seis cartas quedan fijadas al pulsar Repartir; tu decisión no cambia ninguna.",
		left: "Una mano que dejas te espera en cualquier dispositivo. A las 24 horas se retira.",
	},
	drawn:
		"Las cartas están en una lista desde 0: tréboles, diamantes, corazones y picas, cada palo del as al rey. Carta k: a k se suma un sorteo menor que 52 menos k; las cartas de ese lugar y del lugar k se intercambian. Las cartas 0 a 2 son tuyas y las 3 a 5 de la banca.",
};
