import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty: "المستند فارغ. استخدم عنوان مستند OpenAPI.",
  binary: "هذا ليس نصًا. استخدم مستند OpenAPI بصيغة JSON أو YAML.",
  html: "هذه صفحة ويب وليست مستند OpenAPI. استخدم عنوان ملف JSON أو YAML، وكثيرًا ما يكون رابطه باسم \u2068openapi.json\u2069 أو \u2068swagger.json\u2069.",
  xml: "هذا XML وليس مستند OpenAPI. حوّل WSDL أو WADL أو OData إلى OpenAPI أولًا.",
  "json-value":
    "صيغة JSON غير صالحة في السطر {line}، العمود {column}: قيمة ناقصة أو غير صالحة. صحّحها.",
  "json-name":
    "صيغة JSON غير صالحة في السطر {line}، العمود {column}: اسم عضو ناقص. أضفه بين علامتي اقتباس مزدوجتين.",
  "json-colon":
    "صيغة JSON غير صالحة في السطر {line}، العمود {column}: نقطتان رأسيتان ناقصتان. أضفهما.",
  "json-comma":
    "صيغة JSON غير صالحة في السطر {line}، العمود {column}: فاصلة أو قوس إغلاق ناقص. أضفه.",
  "json-quote":
    "صيغة JSON غير صالحة في السطر {line}، العمود {column}: سلسلة نصية غير مغلقة أو فيها محرف غير مُهرَّب. أغلقها أو هرّب المحرف.",
  "json-end": "صيغة JSON غير صالحة في السطر {line}، العمود {column}: يوجد نص بعد النهاية. احذفه.",
  "json-deep": "تداخل المستند عميق جدًا (\u2068{reason}\u2069). قسّمه أو احذف أجزاء منه.",
  "json-relaxed":
    "يحتوي المستند على تعليقات أو فواصل ختامية أو أرقام غير موجودة في JSON. يتم تجاهلها هنا؛ احذفها من أجل البرامج الأخرى.",
  "yaml-indent":
    "صيغة YAML غير صالحة في السطر {line}: مسافة بادئة خاطئة أو نص فيه نقطتان رأسيتان دون علامات اقتباس. صحّح المسافة البادئة أو أضف علامات الاقتباس.",
  "yaml-tab":
    "صيغة YAML غير صالحة في السطر {line}: تُستخدم علامة جدولة للمسافة البادئة. استخدم المسافات.",
  "yaml-colon":
    "صيغة YAML غير صالحة في السطر {line}: تنقص نقطتان رأسيتان ومسافة بين المفتاح والقيمة. أضفها.",
  "yaml-quote":
    "صيغة YAML غير صالحة في السطر {line}: نص بين علامتي اقتباس غير مغلق. أغلقه أو كرّر علامات الاقتباس التي فيه.",
  "yaml-open":
    "صيغة YAML غير صالحة في السطر {line}: قوس أو نص بين علامتي اقتباس قبل هذا السطر غير مغلق. أغلقه أو أضف مسافة بادئة للسطر.",
  "yaml-bracket": "صيغة YAML غير صالحة في السطر {line}: فاصلة أو قوس إغلاق ناقص. أضفه.",
  "yaml-escape":
    "صيغة YAML غير صالحة في السطر {line}: تهريب غير صالح بشرطة مائلة عكسية بين علامتي اقتباس مزدوجتين. كرّر الشرطة أو استخدم علامتي اقتباس مفردتين.",
  "yaml-control": "صيغة YAML غير صالحة في السطر {line}: يحتوي النص على محارف تحكم. احذفها.",
  "yaml-deep": "تداخل المستند عميق جدًا. قسّمه أو احذف أجزاء منه.",
  yaml: "صيغة YAML غير صالحة في السطر {line} (\u2068{reason}\u2069). صحّحها.",
  "yaml-indentation":
    "المسافة البادئة للسطر {line} داخل الأقواس أو علامات الاقتباس غير كافية. يُقرأ السطر رغم ذلك؛ زد المسافة البادئة.",
  "yaml-several": "يحتوي الملف على عدة مستندات YAML، ويُقرأ واحد منها فقط. ضع كلًا منها في ملف مستقل.",
  "key-twice":
    "المفتاح «\u2068{key}\u2069» مكرر (السطر {line})، وتُستخدم القيمة الأخيرة فقط. أعد تسمية أحدهما.",
  "key-twice-on": "يوجد مفتاح مكرر في السطر {line}، وتُستخدم القيمة الأخيرة فقط. أعد تسمية أحدهما.",
  "version-unsaid":
    "لا يحتوي المستند على إصدار \u2068`openapi`\u2069 أو \u2068`swagger`\u2069، ويُقرأ على أنه \u2068OpenAPI {version}\u2069. أضف الإصدار في أوله.",
  "version-unknown":
    "الإصدار «\u2068{written}\u2069» غير معروف، لذا يُقرأ المستند على أنه \u2068OpenAPI {version}\u2069. صحّح الإصدار في أوله.",
  "no-openapi-version":
    "هذا ليس مستند OpenAPI: \u2068`openapi`\u2069 أو \u2068`swagger`\u2069 ناقص. استخدم مستند OpenAPI (\u2068Swagger 2.0\u2069 أو \u2068OpenAPI 3\u2069).",
  "no-openapi-known":
    "هذا ليس مستند OpenAPI مدعومًا (الإصدار «\u2068{written}\u2069»). استخدم مستند OpenAPI (\u2068Swagger 2.0\u2069 أو \u2068OpenAPI 3\u2069).",
  "is-text":
    "هذا نص وليس مستند OpenAPI. استخدم مستند OpenAPI (\u2068Swagger 2.0\u2069 أو \u2068OpenAPI 3\u2069).",
  "is-list":
    "هذه قائمة وليست مستند OpenAPI. استخدم مستند OpenAPI (\u2068Swagger 2.0\u2069 أو \u2068OpenAPI 3\u2069).",
  "is-swagger-1":
    "هذه قائمة \u2068Swagger 1\u2069 وليست مستند OpenAPI. حوّلها إلى \u2068OpenAPI 3\u2069 أولًا.",
  "is-asyncapi": "هذا مستند AsyncAPI وليس مستند OpenAPI. استخدم مستند OpenAPI للخدمة نفسها.",
  "is-overlay": "هذا تراكب OpenAPI وليس مستند OpenAPI. استخدم مستند OpenAPI الذي يعدّله.",
  "is-arazzo": "هذا مستند Arazzo وليس مستند OpenAPI. استخدم مستند OpenAPI الذي يشير إليه.",
  "is-wsdl":
    "هذا مستند WSDL (\u2068SOAP\u2069) وليس مستند OpenAPI. استخدم واجهة REST للخدمة نفسها.",
  "is-format":
    "هذا مستند \u2068{format}\u2069 وليس مستند OpenAPI. حوّله إلى OpenAPI أو صدّره بصيغة OpenAPI أولًا.",
  "is-graphql-schema": "هذا مخطط GraphQL وليس مستند OpenAPI. استخدم مستند OpenAPI للخدمة نفسها.",
  "is-postman": "هذه مجموعة Postman وليست مستند OpenAPI. صدّرها بصيغة OpenAPI أولًا.",
  "is-graphql":
    "هذا رد GraphQL وليس مستند OpenAPI. استخدم مستند OpenAPI (\u2068Swagger 2.0\u2069 أو \u2068OpenAPI 3\u2069).",
  "is-error": "هذا رد خطأ وليس مستند OpenAPI. تحقق من العنوان ومما إذا كان يتطلب تسجيل الدخول.",
  "is-schema":
    "هذا \u2068JSON Schema\u2069 وليس مستند OpenAPI. استخدم مستند OpenAPI (\u2068Swagger 2.0\u2069 أو \u2068OpenAPI 3\u2069).",
  "paths-missing":
    "لا توجد عمليات في المستند: \u2068`paths`\u2069 ناقص أو ليس كائنًا. أضفه أو استخدم مستندًا آخر.",
  "no-operations": "لا توجد عمليات في الوصف. تحقق من أنه المستند الصحيح.",
  "private-server":
    "يحدد الوصف خادمًا في شبكة خاصة: \u2068{server}\u2069. إذا كان خادمك، فشغّل الخدمة مع \u2068--upstream\u2069 وعنوانه.",
  "placeholder-server":
    "يذكر الوصف خادمًا افتراضيًا غير حقيقي: \u2068{server}\u2069. شغّل الخدمة مع \u2068--upstream\u2069 وعنوان واجهة API.",
  "description-moved":
    "يرسل الوصف الآن الطلبات أو عمليات تسجيل الدخول إلى \u2068{origins}\u2069. لم يُطبَّق هذا التغيير. إذا كان صحيحًا، فأعد تشغيل الخدمة.",
  "no-server": "لا يوجد عنوان خادم في الوصف. شغّل الخدمة مع \u2068--upstream\u2069 وعنوان واجهة API.",
  "reference-nowhere": "المرجع «\u2068{reference}\u2069» بلا هدف. أضف الهدف أو صحّح المرجع.",
  "reference-circle": "المرجع «\u2068{reference}\u2069» دائري. أضف هدفه أو صحّح المرجع.",
  "body-ignored":
    "للعملية \u2068{method} {path}\u2069 نص طلب، لكن المتصفحات لا ترسله. صفه كمعلمات استعلام أو كعملية POST.",
  "pattern-unreadable":
    "النمط «\u2068{pattern}\u2069» ليس تعبيرًا نمطيًا صالحًا في \u2068JavaScript\u2069. صحّحه، ويُتجاهل حتى ذلك الحين.",
  "security-undefined":
    "مخطط الأمان المطلوب «\u2068{name}\u2069» غير معرّف. أضفه إلى \u2068components.securitySchemes\u2069.",
  "extension-keys":
    "عدد حقول المفتاح في \u2068x-quarterdeck-resource\u2069 هو {count}، لكن المسار يحتاج إلى {expected}. صحّح المفتاح.",
  "extension-field":
    "يذكر \u2068x-quarterdeck-resource\u2069 الاسم «\u2068{field}\u2069»، وهو ليس حقلًا في السجل. صحّح الاسم.",
  "unsent-id":
    "لا يمكن إرسال \u2068{method} {path}\u2069 من متصفح: ليس للعملية معرّف صالح. أضف \u2068operationId\u2069 من حروف وأرقام.",
  "unsent-method-name":
    "لا يمكن إرسال \u2068{method} {path}\u2069 من متصفح: طريقتها ليست من طرق HTTP. صحّحها.",
  "unsent-method":
    "لا يمكن إرسال \u2068{method} {path}\u2069 من متصفح: ترفض المتصفحات طريقتها. استدعها من برنامج آخر.",
  "unsent-path":
    "لا يمكن إرسال \u2068{method} {path}\u2069 من متصفح: معلمة المسار «\u2068{name}\u2069» غير موصوفة. أضفها إلى المعلمات.",
  "unsent-header":
    "لا يمكن إرسال \u2068{method} {path}\u2069 من متصفح: لا يمكن للصفحات تعيين الترويسة \u2068{name}\u2069. استدعها من برنامج آخر.",
  "unsent-parameter":
    "لا يمكن إرسال \u2068{method} {path}\u2069 من متصفح: لا يمكن كتابة «\u2068{name}\u2069» بصيغة \u2068{type}\u2069. صحّح وصفها.",
  "unsent-body":
    "لا يمكن إرسال \u2068{method} {path}\u2069 من متصفح: «\u2068{type}\u2069» ليس نوع وسائط. صحّح نوع نص الطلب.",
  "description-unread": "تعذرت قراءة الوصف عند \u2068{address}\u2069. \u2068{reason}\u2069",
  "description-awaited": "ما زال الوصف قيد التحميل. أعد المحاولة بعد لحظات.",
  "too-many-files": "يشير المستند إلى أكثر من {most} ملف، ولا يُقرأ الباقي. اجمعه في ملف واحد.",
  "file-unread":
    "تعذرت قراءة الملف المشار إليه \u2068{address}\u2069. أضفه أو اجمع المستند في ملف واحد. \u2068{reason}\u2069",
  "no-loader": "لا يمكن قراءة ملفات أخرى هنا.",
  "no-such-file": "الملف غير موجود. تحقق من المسار.",
  "is-directory": "المسار دليل. استخدم ملف OpenAPI الموجود فيه.",
  "is-no-file": "المسار ليس ملفًا. تحقق من المسار.",
  "may-not-read": "لا يمكن قراءة الملف. تحقق من أذوناته.",
  "nothing-listens": "رُفض الاتصال. شغّل واجهة API، أو تحقق من المضيف والمنفذ.",
  "connection-closed": "أُغلق الاتصال. أعد المحاولة، أو تحقق من المضيف والمنفذ.",
  "host-unknown": "المضيف غير معروف. تحقق من العنوان أو الشبكة.",
  "host-not-found": "تعذر حل اسم المضيف حاليًا. تحقق من الشبكة.",
  "not-reached": "تعذر الوصول إلى العنوان. تحقق من العنوان أو الشبكة.",
  "not-reached-here":
    "تعذر الوصول إلى العنوان من هذه الصفحة. تحقق من العنوان ومن إعدادات CORS في خادمه.",
  "too-slow": "لم يرد الخادم خلال {seconds} ثانية. أعد المحاولة أو استخدم ملفًا.",
  "description-refused":
    "رد الخادم بالرمز {status}. أضف بيانات اعتماد باستخدام \u2068--api-header\u2069.",
  "no-description-found":
    "لا يوجد وصف OpenAPI في هذا العنوان ولا خلف روابطه ولا في المسارات المعتادة. استخدم عنوانه الدقيق.",
  "error-status": "رد الخادم بالرمز {status}. تحقق من العنوان ومما إذا كان يتطلب تسجيل الدخول.",
  "too-large": "حجم الملف أكبر من {size} ميغابايت. قسّمه أو احذف أجزاء منه.",
  "too-large-together": "الحجم الإجمالي للملفات المشار إليها كبير جدًا. احذف بعضها.",
  "too-many-redirects": "يعيد العنوان التوجيه أكثر من {most} مرات. تحقق من العنوان.",
  "no-web-address":
    "العنوان ليس عنوان http أو https. لا يمكن لوصف من الويب أن يشير إلا إلى هذه العناوين.",
  "no-description-file":
    "الملف ليس بامتداد \u2068.json\u2069 أو \u2068.yaml\u2069 أو \u2068.yml\u2069. أعد تسميته.",
  "private-network": "العنوان في شبكة خاصة، لكن الوصف ليس كذلك. اجمع المستند في ملف واحد.",
  "not-read": "تعذرت قراءة الملف (\u2068{reason}\u2069). تحقق من العنوان.",
  "too-much": "المستند عميق التداخل أو كبير جدًا (\u2068{reason}\u2069). قسّمه أو احذف أجزاء منه.",
  "internal-error":
    "فشل Quarterdeck في معالجة هذا المستند (\u2068{reason}\u2069). هذا خطأ في Quarterdeck. أبلغ عنه، مع المستند إن أمكن.",
  "overlay-unread": "تعذرت قراءة التراكب عند \u2068{address}\u2069. \u2068{reason}\u2069",
  "overlay-no-text": "تعذرت قراءة \u2068{overlay}\u2069. \u2068{reason}\u2069",
  "overlay-unsaid":
    "\u2068{overlay}\u2069 ليس تراكبًا مدعومًا: \u2068`overlay: 1.1.0`\u2069 ناقص. استخدم Overlay بالإصدار \u20681.0\u2069 أو \u20681.1\u2069.",
  "overlay-unknown":
    "\u2068{overlay}\u2069 ليس تراكبًا مدعومًا (الإصدار \u2068{version}\u2069). استخدم Overlay بالإصدار \u20681.0\u2069 أو \u20681.1\u2069.",
  "overlay-later":
    "يستخدم \u2068{overlay}\u2069 الإصدار \u2068{version}\u2069 من Overlay. يتم تجاهل الميزات الأحدث من \u20681.1\u2069.",
  "overlay-other-document":
    "\u2068{overlay}\u2069 مخصّص لـ \u2068{address}\u2069. تحقق من ملاءمته لهذا المستند، أو صحّح \u2068`extends`\u2069.",
  "overlay-too-large":
    "لا يُطبَّق أي تراكب: المستند تكراري أو كبير جدًا بعد توسيع أسمائه المستعارة. استخدم \u2068`$ref`\u2069 بدلًا منها.",
  "overlay-no-actions":
    "لا توجد قائمة \u2068`actions`\u2069 في \u2068{overlay}\u2069. أضف إجراءً واحدًا على الأقل له \u2068`target`\u2069.",
  "action-no-target":
    "\u2068{overlay}\u2069، الإجراء {action}: \u2068`target`\u2069 ناقص. أضف JSONPath.",
  "action-no-change":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): لا يوجد تغيير معرّف. أضف \u2068`update`\u2069 أو \u2068`copy`\u2069 أو \u2068`remove: true`\u2069.",
  "action-no-change-yet":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): لا يوجد تغيير معرّف. أضف \u2068`update`\u2069 أو \u2068`remove: true`\u2069.",
  "action-copy-later":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): يتطلب \u2068`copy`\u2069 الإصدار \u20681.1\u2069 من Overlay. اكتب \u2068`overlay: 1.1.0`\u2069.",
  "action-two-changes":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): لا يمكن الجمع بين \u2068`update`\u2069 و\u2068`copy`\u2069. احذف أحدهما.",
  "action-copy-no-text":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): قيمة \u2068`copy`\u2069 ليست نصًا. استخدم JSONPath.",
  "action-no-path":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): الهدف ليس JSONPath (\u2068{reason}\u2069). صحّحه (\u2068RFC 9535\u2069).",
  "action-single-value":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): لا يمكن لـ\u2068Overlay 1.0\u2069 تغيير قيم مفردة. حدد الكائن أو القائمة التي تحتويها، أو اكتب \u2068`overlay: 1.1.0`\u2069.",
  "action-removes-all":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): لا يمكن حذف المستند بأكمله. حدد جزءًا منه.",
  "action-mixed":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): يخلط الهدف بين الكائنات والقوائم والقيم المفردة. حدد نوعًا واحدًا.",
  "action-mismatch":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): الهدف \u2068{now}\u2069، لكن التحديث \u2068{next}\u2069. استخدم النوع نفسه، أو احذف الهدف أولًا.",
  "action-mismatch-inside":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): \u2068`{name}`\u2069 هو \u2068{now}\u2069، لكن التحديث \u2068{next}\u2069. استخدم النوع نفسه، أو احذفه أولًا.",
  "action-list-in-list":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): يضيف \u2068Overlay 1.0\u2069 القائمة كعنصر واحد. اكتب \u2068`overlay: 1.1.0`\u2069 لدمج القوائم.",
  "action-copy-no-path":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): قيمة \u2068`copy`\u2069 ليست JSONPath (\u2068{reason}\u2069). حدد قيمة واحدة بالضبط.",
  "action-copy-nothing":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): لا يطابق \u2068`copy`\u2069 شيئًا. حدد قيمة واحدة بالضبط.",
  "action-copy-many":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): عدد القيم التي يطابقها \u2068`copy`\u2069: {count}. حدد قيمة واحدة بالضبط.",
  "action-nothing-there":
    "\u2068{overlay}\u2069، الإجراء {action} (\u2068{target}\u2069): لا يطابق الهدف شيئًا. تحقق من الهدف.",
  "an-object": "كائن",
  "a-list": "قائمة",
  "a-single-value": "قيمة مفردة",
};
