export default {
	target: "Zielhöhe",
	lower: "Geringere Höhe",
	higher: "Größere Höhe",
	odds: "Chance {chance, number, ::percent .00##} · zahlt {amount}",
	fell: "Er kam auf {height, number, ::.00##}×. Diesmal kein Gewinn.",
	spoken: { reached: "Der Komet kam auf {height, number, ::.00##}×; das Ziel war {target, number, ::.00##}×." },
	rules: {
		begin: "Wählen Sie Ihren Einsatz und die Höhe, die der Komet erreichen muss: vom 1,01- bis zum 10.000-Fachen.",
		draw: "Für jede Runde wird eine Zahl gezogen. Die Höhe x wird mit einer Chance von 99 ÷ x Prozent erreicht, daher hat jede Höhe dieselbe Auszahlungsquote.",
		pays: "Kommt der Komet so hoch oder höher, wird Ihr Einsatz mit diesem Faktor ausgezahlt. Sonst ist er verloren.",
	},
	drawn:
		"Eine Ziehung d unter 2^32. Die Höhe in Hundertsteln ist 99 × 2^32 ÷ (d + 1), auf eine ganze Zahl abgeschnitten; unter 100 ist sie 100.",
};
