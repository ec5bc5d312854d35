export default {
	side: "Seite",
	sides: { under: "Unter", over: "Über" },
	target: "Ziel",
	lower: "Ein niedrigeres Ziel",
	higher: "Ein höheres Ziel",
	read: "Würfeln · {amount}",
	odds: "Chance {chance, number, ::percent .00##} · {times}× zahlt {amount}",
	lost: "Die Nadel blieb bei {number} stehen. Diesmal kein Gewinn.",
	named: { under: "Unter {target}", over: "Über {target}" },
	choice: "Seite und Ziel",
	spoken: { stopped: "Die Nadel blieb bei {number} stehen: {times}×." },
	rules: {
		begin:
			"Nennen Sie ein Ziel von 0,01 bis 99,98, sagen Sie, ob die Zahl darunter oder darüber liegen wird, und wählen Sie Ihren Einsatz.",
		draw: "Wenn Sie auf Würfeln drücken, wird eine der 10.000 Zahlen von 0,00 bis 99,99 gezogen, jede gleich wahrscheinlich. Danach dreht sich die Nadel zu ihr; wie sie sich dreht, entscheidet nichts.",
		pays: "Eine Zahl auf Ihrer Seite des Ziels zahlt Ihren Einsatz mal 99 % geteilt durch die Chance. Das Ziel selbst liegt auf keiner Seite: Es verliert.",
		exact:
			"Multiplikatoren werden nach vier Nachkommastellen abgeschnitten, Beträge auf die kleinste Münze. Bevor Beträge abgeschnitten werden, zahlt jede Wahl zwischen 98,99 % und 99 % aus.",
	},
	drawn:
		"Eine Ziehung unter 10.000: die Zahl in Hundertsteln. Unter gewinnt unterhalb des Ziels, über oberhalb. Der Multiplikator in Zehntausendsteln ist 99.000.000 geteilt durch die Anzahl der Gewinnzahlen, auf eine ganze Zahl abgeschnitten.",
};
