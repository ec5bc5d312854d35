// The page of the sample game. It knows its own server alone, and reports to the page around it what happens.

const SEGMENTS_X10 = [0, 15, 0, 20, 0, 15, 0, 0, 20, 0, 15, 0, 60, 0, 15, 0, 20, 0, 0, 15, 0, 20, 0, 15];
const TEXTS = {
	en: {
		spin: "Spin",
		stake: "Stake",
		balance: "Balance",
		won: "You won {x}",
		none: "No win this time",
		money: "You have too little money. Nothing was staked.",
		no: "You cannot bet now. Nothing was staked.",
		over: "This session is over. Open the game again.",
		fail: "The wheel did not answer. A stake that was taken comes back.",
	},
	es: {
		spin: "Girar",
		stake: "Apuesta",
		balance: "Saldo",
		won: "Has ganado {x}",
		none: "Esta vez sin premio",
		money: "No tienes saldo suficiente. No se ha apostado nada.",
		no: "Ahora no puedes apostar. No se ha apostado nada.",
		over: "La sesión ha terminado. Abre el juego de nuevo.",
		fail: "La rueda no ha respondido. Si se cobró una apuesta, se devuelve.",
	},
	pt: {
		spin: "Girar",
		stake: "Aposta",
		balance: "Saldo",
		won: "Você ganhou {x}",
		none: "Sem prêmio desta vez",
		money: "Seu saldo não é suficiente. Nada foi apostado.",
		no: "Você não pode apostar agora. Nada foi apostado.",
		over: "A sessão terminou. Abra o jogo de novo.",
		fail: "A roda não respondeu. Uma aposta cobrada é devolvida.",
	},
	fr: {
		spin: "Tourner",
		stake: "Mise",
		balance: "Solde",
		won: "Vous gagnez {x}",
		none: "Pas de gain cette fois",
		money: "Votre solde est insuffisant. Rien n’a été misé.",
		no: "Vous ne pouvez pas miser maintenant. Rien n’a été misé.",
		over: "La session est terminée. Rouvrez le jeu.",
		fail: "La roue n’a pas répondu. Une mise prélevée est rendue.",
	},
	de: {
		spin: "Drehen",
		stake: "Einsatz",
		balance: "Guthaben",
		won: "Gewonnen: {x}",
		none: "Diesmal kein Gewinn",
		money: "Ihr Guthaben reicht nicht. Es wurde nichts gesetzt.",
		no: "Sie können jetzt nicht setzen. Es wurde nichts gesetzt.",
		over: "Die Sitzung ist vorbei. Öffnen Sie das Spiel neu.",
		fail: "Das Rad hat nicht geantwortet. Ein genommener Einsatz kommt zurück.",
	},
	ar: {
		spin: "أدر",
		stake: "الرهان",
		balance: "الرصيد",
		won: "ربحت {x}",
		none: "لا ربح هذه المرة",
		money: "رصيدك لا يكفي. لم يُراهن بشيء.",
		no: "لا يمكنك الرهان الآن. لم يُراهن بشيء.",
		over: "انتهت الجلسة. افتح اللعبة من جديد.",
		fail: "لم تُجب العجلة. يُعاد أي رهان خُصم.",
	},
	ja: {
		spin: "回す",
		stake: "ベット",
		balance: "残高",
		won: "{x}の当たり",
		none: "今回は当たりなし",
		money: "残高が足りません。ベットされていません。",
		no: "今はベットできません。ベットされていません。",
		over: "セッションが終了しました。ゲームを開き直してください。",
		fail: "応答がありません。引かれたベットは戻ります。",
	},
	zh: {
		spin: "转动",
		stake: "投注",
		balance: "余额",
		won: "赢得 {x}",
		none: "这次没有中奖",
		money: "余额不足，未投注。",
		no: "现在不能投注，未投注。",
		over: "会话已结束，请重新打开游戏。",
		fail: "转盘没有回应。已扣的投注会退回。",
	},
};

const query = new URLSearchParams(location.search);
const key = query.get("key");
const operator = query.get("operator") ?? "";
const at = (id) => document.getElementById(id);

/** To the page around it, and to no other one. */
const report = (type) => {
	if (parent !== window && operator) parent.postMessage({ v: 1, type }, operator);
};

async function ask(path, more = {}) {
	const answer = await fetch(path, { method: "POST", body: JSON.stringify({ key, ...more }) });
	if (!answer.ok) throw new Error(String(answer.status));
	return answer.json();
}

function draw() {
	const canvas = at("wheel");
	const pen = canvas.getContext("2d");
	const [half, slice] = [canvas.width / 2, (2 * Math.PI) / SEGMENTS_X10.length];
	pen.translate(half, half);
	SEGMENTS_X10.forEach((pays, place) => {
		const middle = place * slice - Math.PI / 2;
		pen.beginPath();
		pen.moveTo(0, 0);
		pen.arc(0, 0, half - 4, middle - slice / 2, middle + slice / 2);
		pen.fillStyle = pays === 0 ? "#2a1d4a" : pays === 15 ? "#2f7d6d" : pays === 20 ? "#2d5fa8" : "#c9572f";
		pen.fill();
		pen.save();
		pen.rotate(middle);
		pen.fillStyle = "#fff";
		pen.font = "600 24px system-ui";
		pen.textAlign = "end";
		pen.textBaseline = "middle";
		if (pays > 0) pen.fillText(`×${pays / 10}`, half - 18, 0);
		pen.restore();
	});
}

let turns = 0;
function turnTo(segment) {
	turns += 3;
	at("wheel").style.transform = `rotate(${turns * 360 - segment * (360 / SEGMENTS_X10.length)}deg)`;
}

const ERRORS = {
	PAM_ERR_CASH_OVERDRAFT: "money",
	PAM_ERR_BET_NOT_ALLOWED: "no",
	PAM_ERR_SESSION_EXPIRED: "over",
	PAM_ERR_SESSION_NOT_FOUND: "over",
};

async function begin() {
	draw();
	const state = await ask("/api/state");
	const texts = TEXTS[state.language] ?? TEXTS.en;
	document.documentElement.lang = state.language;
	document.documentElement.dir = state.language === "ar" ? "rtl" : "ltr";
	const money = (amount) =>
		new Intl.NumberFormat(state.language, {
			style: "currency",
			currency: state.currency,
			currencyDisplay: "narrowSymbol",
		}).format(amount);
	const show = (balance) => {
		if (balance !== null) at("balance").textContent = money(balance);
	};
	at("spin").textContent = texts.spin;
	at("stake-label").textContent = texts.stake;
	at("balance-label").textContent = texts.balance;
	for (const amount of state.stakes) at("stake").append(new Option(money(amount), String(amount)));
	show(state.balance);
	at("form").addEventListener("submit", async (event) => {
		event.preventDefault();
		at("spin").disabled = true;
		at("said").textContent = "";
		report("busy");
		try {
			const spun = await ask("/api/spin", { stake: Number(at("stake").value) });
			if (spun.error) at("said").textContent = texts[ERRORS[spun.error] ?? "fail"];
			else {
				turnTo(spun.segment);
				at("said").textContent = spun.win > 0 ? texts.won.replace("{x}", money(spun.win)) : texts.none;
			}
			show(spun.balance);
		} catch {
			at("said").textContent = texts.fail;
		}
		at("spin").disabled = false;
		report("balance");
	});
	report("ready");
}

void begin();
