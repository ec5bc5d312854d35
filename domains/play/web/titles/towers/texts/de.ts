export default {
	tower: "Die Pagode: {floors, number} Stockwerke mit je {panels, number} Türen",
	panels: {
		closed: "Stockwerk {floor, number}, Tür {panel, number}: geschlossen",
		lamp: "Stockwerk {floor, number}, Tür {panel, number}: eine Lampe",
		fox: "Stockwerk {floor, number}, Tür {panel, number}: ein Fuchs",
		missedLamp: "Stockwerk {floor, number}, Tür {panel, number}: eine Lampe, nicht geöffnet",
		missedFox: "Stockwerk {floor, number}, Tür {panel, number}: ein Fuchs, nicht geöffnet",
	},
	choose: "Wählen Sie eine Tür",
	difficulty: "Schwierigkeit",
	towers: { easy: "Leicht", medium: "Mittel", hard: "Schwer", expert: "Experte", master: "Meister" },
	ready: "{safe, number} von {cells, number} Türen in jedem Stockwerk haben eine Lampe",
	next: "Stockwerk {floor, number} zahlt {amount} · Chance {chance, number, ::percent .}",
	caught: "Hinter der Tür war ein Fuchs",
	choice: "Schwierigkeit",
	choiceText: "{name} · {safe, number} von {cells, number} Türen, {rows, number} Stockwerke",
	log: {
		lamp: "Stockwerk {floor, number}, Tür {panel, number}: eine Lampe. Sie können {amount} kassieren.",
		climbed:
			"{floors, plural, =0 {Sie haben keine Tür geöffnet.} one {Sie haben eine Tür geöffnet: Nummer {panels}.} other {Sie haben # Türen geöffnet, von unten: {panels}.}}",
	},
	rules: {
		begin:
			"Wählen Sie die Schwierigkeit und Ihren Einsatz. Die Schwierigkeit bestimmt, hinter wie vielen Türen jedes Stockwerks eine Lampe ist; hinter den anderen wartet ein Fuchs.",
		climb:
			"Öffnen Sie eine Tür im untersten Stockwerk. Eine Lampe führt Sie ins nächste und erhöht, was Sie kassieren können; ein Fuchs beendet die Runde, und Ihr Einsatz ist verloren.",
		collect:
			"Ab der ersten Lampe können Sie kassieren. Nach dem obersten Stockwerk endet die Runde von selbst und zahlt aus.",
		fixed:
			"Was hinter jeder Tür ist, wird gezogen, bevor Sie die erste öffnen. Was Sie wählen, deckt es auf und ändert nichts.",
		exact:
			"In jedem Stockwerk ergibt die Chance, dorthin zu kommen, mal dem Multiplikator 98\u00a0%, abzüglich dessen, was nach der vierten Nachkommastelle abgeschnitten wird.",
		left: "Eine Runde, die Sie verlassen, bleibt offen. Nach einem Tag wird für Sie kassiert, was erreicht ist; haben Sie keine Tür geöffnet, kommt Ihr Einsatz zurück.",
	},
	drawn:
		"Für jedes Stockwerk, von unten, eine Ziehung unter der Zahl seiner Türen: die mit der Lampe oder, wo mehrere eine haben, die mit dem Fuchs.",
};
