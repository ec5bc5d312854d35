export default {
	wheel: "Das Rad hat {count, number} Segmente, jedes so wahrscheinlich wie jedes andere.",
	legend: "Was die Segmente zahlen",
	segments: "{count, number} von {all, number}",
	blank: "nichts",
	spin: "Drehen · {amount}",
	risk: "Risiko",
	risks: { low: "Niedrig", medium: "Mittel", high: "Hoch" },
	ready: "Höchstes Segment {times}× · {stake} kann {amount} zahlen",
	won: "{times}× · Sie haben {win} gewonnen",
	lost: "Diesmal keine Auszahlung",
	choice: "Risiko",
	spoken: { stopped: "Das Rad hielt auf Segment {segment, number} von {all, number}: {times}×." },
	rules: {
		begin:
			"Wählen Sie das Risiko und Ihren Einsatz. Jedes Risiko hat ein eigenes Rad mit 24 Segmenten: Mehr Risiko heißt weniger Segmente, die zahlen, und höhere Auszahlungen.",
		spin: "Das Segment wird gezogen, wenn Sie „Drehen“ drücken, jedes der 24 gleich wahrscheinlich. Dann dreht sich das Rad dorthin; wie lange es sich dreht, entscheidet nichts.",
		pays: "Das Segment unter dem Zeiger multipliziert Ihren Einsatz. Außer den Segmenten, die nichts zahlen, zahlt keines weniger als den Einsatz.",
		exact: "Alle drei Räder haben eine Auszahlungsquote von genau 98,00\u00a0%.",
	},
	drawn: "Eine Ziehung unter 24: das Segment des gewählten Rads, von oben gezählt, ab 0.",
};
