import { type InLanguages, inLanguage, isLocale, type Locale } from "@baize/kernel/locale";

type Texts = Record<
	| "company"
	| "notice"
	| "payTitle"
	| "number"
	| "expiry"
	| "expiryHint"
	| "cvc"
	| "cvcHint"
	| "keptCard"
	| "pay"
	| "cancel"
	| "testTitle"
	| "testSucceeds"
	| "testDeclined"
	| "testSilent"
	| "testStepUp"
	| "testLacksFunds"
	| "testLate"
	| "testChargedBack"
	| "testNoPayouts"
	| "callbackTwice"
	| "issueTitle"
	| "issueNumber"
	| "issueExpiry"
	| "issueCvc"
	| "coinsTitle"
	| "coinsText"
	| "coinsBack"
	| "sendAll"
	| "sendMore"
	| "sendLess"
	| "stepUpTitle"
	| "stepUpText"
	| "confirm"
	| "refuse"
	| "overTitle"
	| "overText"
	| "back"
	| "unknownTitle"
	| "unknownText",
	string
>;

const en: Texts = {
	company: "Harbour Pay",
	notice: "Sandbox. No real card is charged and no real money moves.",
	payTitle: "Pay {amount}",
	number: "Card number",
	expiry: "Expiry date",
	expiryHint: "Month and year, like 04/29",
	cvc: "Security code",
	cvcHint: "Three or four digits on the card",
	keptCard: "Your card ending in {lastFour}.",
	pay: "Pay {amount}",
	cancel: "Cancel and go back",
	testTitle: "Test controls",
	testSucceeds: "4242 4242 4242 4242 is paid",
	testDeclined: "a number ending in 0002 is declined",
	testSilent: "a number ending in 0119 times out",
	testStepUp: "a number ending in 3155 asks for confirmation",
	testLacksFunds: "a number ending in 9995 has too little money on it",
	testLate: "a number ending in 0341 is paid, and reported only after 31 minutes",
	testChargedBack: "a number ending in 0259 is paid, and charged back a few seconds later",
	testNoPayouts: "a number ending in 5100 is paid, and takes no payouts",
	callbackTwice: "Send the callback twice",
	issueTitle: "The card could not be read. Nothing was charged.",
	issueNumber: "Enter the 12 to 19 digits of the card number.",
	issueExpiry: "Enter a month and year that are not past, like 04/29.",
	issueCvc: "Enter the three or four digits of the security code.",
	coinsTitle: "A wallet that is to send {amount}",
	coinsText: "Here you play the payer’s wallet. Choose what it sends.",
	coinsBack: "See the address and the amount",
	sendAll: "Send the whole amount",
	sendMore: "Send twice as much",
	sendLess: "Send half of it",
	stepUpTitle: "Confirm it is you",
	stepUpText: "Your bank asks you to confirm the payment of {amount} with the card ending in {lastFour}.",
	confirm: "Confirm the payment",
	refuse: "I did not ask for this",
	overTitle: "This payment is over",
	overText: "There is nothing more to do here.",
	back: "Go back to the shop",
	unknownTitle: "No such payment",
	unknownText: "The address is not complete, or the payment is too old.",
};

const es: Texts = {
	company: "Harbour Pay",
	notice: "Entorno de pruebas. No se cobra ninguna tarjeta ni se mueve dinero real.",
	payTitle: "Pagar {amount}",
	number: "Número de tarjeta",
	expiry: "Fecha de caducidad",
	expiryHint: "Mes y año, por ejemplo 04/29",
	cvc: "Código de seguridad",
	cvcHint: "Tres o cuatro cifras de la tarjeta",
	keptCard: "Tu tarjeta terminada en {lastFour}.",
	pay: "Pagar {amount}",
	cancel: "Cancelar y volver",
	testTitle: "Controles de prueba",
	testSucceeds: "4242 4242 4242 4242 se paga",
	testDeclined: "un número que termina en 0002 se rechaza",
	testSilent: "un número que termina en 0119 no responde",
	testStepUp: "un número que termina en 3155 pide confirmación",
	testLacksFunds: "un número que termina en 9995 no tiene fondos suficientes",
	testLate: "un número que termina en 0341 se paga y se notifica solo a los 31 minutos",
	testChargedBack: "un número que termina en 0259 se paga y se devuelve unos segundos después",
	testNoPayouts: "un número que termina en 5100 se paga y no admite retiros",
	callbackTwice: "Enviar la notificación dos veces",
	issueTitle: "No se pudo leer la tarjeta. No se ha cobrado nada.",
	issueNumber: "Escribe las 12 a 19 cifras del número de tarjeta.",
	issueExpiry: "Escribe un mes y un año que no hayan pasado, por ejemplo 04/29.",
	issueCvc: "Escribe las tres o cuatro cifras del código de seguridad.",
	coinsTitle: "Un monedero que debe enviar {amount}",
	coinsText: "Aquí haces de monedero del pagador. Elige qué envía.",
	coinsBack: "Ver la dirección y el importe",
	sendAll: "Enviar todo el importe",
	sendMore: "Enviar el doble",
	sendLess: "Enviar la mitad",
	stepUpTitle: "Confirma que eres tú",
	stepUpText: "Tu banco te pide que confirmes el pago de {amount} con la tarjeta terminada en {lastFour}.",
	confirm: "Confirmar el pago",
	refuse: "No lo he pedido yo",
	overTitle: "Este pago ha terminado",
	overText: "Aquí no queda nada por hacer.",
	back: "Volver a la tienda",
	unknownTitle: "No existe ese pago",
	unknownText: "La dirección no está completa o el pago es demasiado antiguo.",
};

const ar: Texts = {
	company: "Harbour Pay",
	notice: "بيئة تجريبية. لا تُخصم أي بطاقة ولا تنتقل أموال حقيقية.",
	payTitle: "ادفع {amount}",
	number: "رقم البطاقة",
	expiry: "تاريخ الانتهاء",
	expiryHint: "الشهر والسنة، مثل 04/29",
	cvc: "رمز الأمان",
	cvcHint: "ثلاثة أو أربعة أرقام على البطاقة",
	keptCard: "بطاقتك المنتهية بـ {lastFour}.",
	pay: "ادفع {amount}",
	cancel: "إلغاء والعودة",
	testTitle: "أدوات الاختبار",
	testSucceeds: "4242 4242 4242 4242 تُدفع",
	testDeclined: "الرقم المنتهي بـ 0002 يُرفض",
	testSilent: "الرقم المنتهي بـ 0119 لا يرد",
	testStepUp: "الرقم المنتهي بـ 3155 يطلب تأكيدًا",
	testLacksFunds: "الرقم المنتهي بـ 9995 رصيده غير كافٍ",
	testLate: "الرقم المنتهي بـ 0341 يُدفع ولا يصل الإشعار إلا بعد 31 دقيقة",
	testChargedBack: "الرقم المنتهي بـ 0259 يُدفع ثم تُسترد قيمته بعد ثوانٍ",
	testNoPayouts: "الرقم المنتهي بـ 5100 يُدفع ولا يقبل السحوبات",
	callbackTwice: "أرسل الإشعار مرتين",
	issueTitle: "تعذرت قراءة البطاقة. لم يُخصم شيء.",
	issueNumber: "أدخل رقم البطاقة المكوّن من 12 إلى 19 رقمًا.",
	issueExpiry: "أدخل شهرًا وسنة لم يمضيا، مثل 04/29.",
	issueCvc: "أدخل الأرقام الثلاثة أو الأربعة لرمز الأمان.",
	coinsTitle: "محفظة عليها إرسال {amount}",
	coinsText: "هنا تؤدي دور محفظة الدافع. اختر ما ترسله.",
	coinsBack: "عرض العنوان والمبلغ",
	sendAll: "أرسل المبلغ كله",
	sendMore: "أرسل ضعف المبلغ",
	sendLess: "أرسل نصفه",
	stepUpTitle: "أكّد هويتك",
	stepUpText: "يطلب منك مصرفك تأكيد دفع {amount} بالبطاقة المنتهية بـ {lastFour}.",
	confirm: "تأكيد الدفع",
	refuse: "لم أطلب هذا",
	overTitle: "انتهت عملية الدفع هذه",
	overText: "لا يوجد ما تفعله هنا.",
	back: "العودة إلى المتجر",
	unknownTitle: "لا توجد عملية دفع كهذه",
	unknownText: "العنوان غير مكتمل أو أن العملية قديمة جدًا.",
};

const TEXTS: InLanguages<Texts> = { en, es, ar };

export type TextKey = keyof Texts;
export type Translate = (key: TextKey, values?: Record<string, string>) => string;

export const localeOf = (locale: string | null): Locale => (isLocale(locale ?? undefined) ? (locale as Locale) : "en");

export const translatorFor =
	(locale: Locale): Translate =>
	(key, values = {}) =>
		inLanguage(TEXTS, locale)[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
