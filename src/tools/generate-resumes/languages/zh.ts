import type { Language } from '../language.ts'

export const chinese: Language = {
  code: 'zh',
  name: 'Chinese (simplified)',
  familyFirst: '',
  space: '',
  regions: [
    {
      country: '中国',
      cities:
        '成都; 杭州市; 青岛; 洛阳; 上海; 南昌市; 厦门; 西安; 苏州; 北京市海淀区; 武汉; 昆明市; 大连; 长沙; 桂林; 哈尔滨; 合肥; 兰州',
      female:
        '雨桐:yutong; 丽华:lihua; 静:jing; 晓燕:xiaoyan; 梦琪:mengqi; 秀兰:xiulan; 婷婷:tingting; 佳怡:jiayi; 岚:lan; 若曦:ruoxi; 春梅:chunmei; 思远:siyuan; 文静:wenjing; 颖:ying',
      male: '建国:jianguo; 浩然:haoran; 志强:zhiqiang; 磊:lei; 子墨:zimo; 宏伟:hongwei; 鹏:peng; 家豪:jiahao; 文博:wenbo; 海涛:haitao; 俊杰:junjie; 一鸣:yiming; 卫东:weidong; 凯:kai',
      family:
        '欧阳:ouyang; 魏:wei; 段:duan; 姚:yao; 邹:zou; 司马:sima; 范:fan; 韦:wei; 贺:he; 龚:gong; 彭:peng; 傅:fu; 常:chang; 温:wen; 阎:yan; 上官:shangguan; 乔:qiao; 汤:tang; 施:shi; 孟:meng; 黎:li; 史:shi',
      phones: '138 0000 ####; 139-0000-####; +86 137 0000 ####; 1360000####; (+86) 150-0000-####; 010-0000####',
      addresses: '{city}青云路{n}号; {city}; {city}文昌街{k}号{k}栋{n}室; {city}高新区; 现居{city}; {city}梧桐苑{k}-{n}',
      legal: '有限公司; 有限责任公司; 股份有限公司; 集团有限公司; 合伙企业',
    },
    {
      country: '新加坡',
      cities: '新加坡; 吉隆坡; 槟城; 新加坡裕廊; 新加坡淡滨尼',
      female: '慧敏:huimin; 嘉欣:jiaxin; 美玲:meiling; 诗雅:shiya; 佩珊:peishan',
      male: '伟明:weiming; 俊贤:junxian; 国强:guoqiang; 振宇:zhenyu; 家辉:jiahui',
      family: '蔡:cai; 颜:yan; 洪:hong; 符:fu; 卓:zhuo; 庄:zhuang; 翁:weng; 纪:ji; 柯:ke; 尤:you',
      phones: '+65 8000 ####; 8000 ####; +60 12-000 ####',
      addresses: '{city}; {city}第{k}大道{n}座; {city}榕树路{n}号',
      legal: '私人有限公司; 有限公司; 集团',
    },
  ],
  companyWords:
    '云杉; 北辰; 青禾; 锦川; 星河湾; 瑞麟; 鼎峰; 木棉; 远帆; 澄江; 金穗; 海棠; 岭南风; 朗月; 恒岳; 百川; 蓝鲸; 知行; 麒麟阁; 白鹭; 松涛; 晨曦; 华彩; 天枢; 雁栖; 沐阳; 丰谷; 玉衡; 汇智; 江畔; 鸿雁; 拾光',
  employers: {
    tech: '{name}科技{legal}; {city}{name}信息技术{legal}; {name}软件{legal}; {name}网络科技{legal}; {name}数据{legal}; {name}智能科技',
    health:
      '{city}{name}医院; {name}口腔诊所; {city}市第{k}人民医院; {name}养老院; {name}大药房; {name}康复中心; {city}妇幼保健院',
    shop: '{name}超市; {name}百货{legal}; {name}商贸{legal}; {name}服饰{legal}; {name}家居广场; {name}便利店',
    agency: '{name}广告{legal}; {city}{name}文化传媒{legal}; {name}人力资源{legal}; {name}出版社; {name}设计工作室',
    finance:
      '{name}银行{city}分行; {name}证券股份有限公司; {name}人寿保险; {name}会计师事务所; {name}基金管理{legal}; {city}农村信用社',
    law: '{name}律师事务所; {city}{family}律师事务所; {name}知识产权代理{legal}; {city}{name}公证处',
    school: '{city}第{k}中学; {name}小学; {name}幼儿园; {name}教育培训中心; {name}国际学校; {city}职业技术学校',
    food: '{name}大酒店; {name}餐饮管理{legal}; {family}记面馆; {name}火锅店; {name}茶楼; {name}烘焙坊; {name}食府',
    transport:
      '{name}物流{legal}; {name}速运; {city}公交集团; {name}货运代理{legal}; {name}汽车维修中心; {name}供应链管理{legal}',
    building:
      '{name}建筑工程{legal}; {city}{name}建设集团; {name}建筑设计院; {name}装饰{legal}; {name}房地产开发{legal}; {name}电力安装{legal}',
    factory:
      '{name}机械制造{legal}; {name}电子{legal}; {name}汽车零部件{legal}; {city}{name}纺织厂; {name}食品{legal}; {name}精密仪器{legal}; {name}化工{legal}',
    science: '{name}研究院; {name}生物科技{legal}; {city}{name}大学; {name}实验室; {name}检测技术{legal}',
    public: '{city}人民政府办公室; {city}税务局; {city}图书馆; {city}消防救援支队; {city}自然资源局; {city}青云街道办事处',
    farm: '{name}农业{legal}; {name}果园; {name}农业合作社; {name}畜牧{legal}; {name}园林绿化{legal}; {family}家农场',
    general:
      '{name}集团; {city}{name}实业{legal}; {name}控股{legal}; {name}{legal}; {name}贸易{legal}; {name}（{city}）{legal}; {name}基金会',
  },
  schools:
    '{name}大学; {city}{name}学院; {name}理工大学; {name}师范大学; {city}职业技术学院; {name}科技大学; {city}第{k}中学; {name}财经大学; {name}医学院',
  degrees: {
    vocational: '大专; 专科; 高职; 中专; 大学专科',
    bachelor: '本科; 学士; 工学学士; 本科（全日制）; 大学本科; 管理学学士; 统招本科',
    master: '硕士; 研究生; 硕士研究生; 工商管理硕士; MBA; 工学硕士',
    doctor: '博士; 博士研究生; 理学博士',
    school: '高中; 普通高中; 职业高中',
  },
  degreeForms:
    '{field} {degree}; {field}（{degree}）; {degree}，{field}; {field}专业，{degree}; {field} / {degree}; {degree}　{field}',
  occupations: {
    software:
      '初级程序员; 软件开发工程师; 前端工程师; Java开发工程师; 高级软件工程师; 架构师; 技术总监 | 用{skill}重写结算模块，处理时间由{n}分钟降到{k}分钟; 维护与{client}的{n}个接口; 推行自动化测试，缺陷减少{p}%; 迁移{big}万条用户数据 | 系统设计; 面向对象编程; 敏捷开发; 数据库设计; 代码评审 | 计算机科学与技术; 软件工程',
    data: '数据分析师; 数据工程师; 算法工程师; 数据科学家; 数据部经理 | 为{n}家门店预测销量; 用一份{skill}报表取代{n}张表格; 分析{big}份问卷 | 数据建模; 统计分析; 机器学习; 数据可视化 | 统计学; 应用数学',
    support:
      '网络管理员; 技术支持工程师; 运维工程师; 系统管理员; 信息部主管 | 维护{big}台终端; 每天处理{n}个报修; 周末完成{skill}切换 | 网络配置; 数据备份; 服务器运维; 故障排查 | 网络工程; 通信工程',
    nursing:
      '护工; 护士; 主管护师; 内科医生; 护士长; 助产士 | 每班护理{n}名患者; 带教{k}名实习护士; 在{k}个病区推行电子病历 | 静脉输液; 伤口护理; 急救; 护理文书 | 护理学; 临床医学',
    care: '养老护理员; 社会工作者; 育婴师; 心理咨询师; 养老院院长 | 照料{n}位老人; 每月走访{n}户家庭; 每年组织{k}次外出 | 老年照护; 个案管理; 沟通疏导 | 社会工作; 心理学',
    pharmacy:
      '药店店员; 药剂师; 检验师; 康复治疗师; 口腔医生; 药房主任 | 每日审核处方{n}张; 每月检测样本{big}份; 药品过期率下降{p}% | 处方审核; 样本检测; 药品管理 | 药学; 医学检验',
    sales:
      '销售代表; 客户经理; 大客户经理; 区域经理; 销售主管; 销售总监 | 开发{n}家新客户，签约{money}; 完成年度指标的1{p}%; 挽回{client}的订单 | 商务谈判; 渠道开发; 客户维护; 投标 | 市场营销; 国际贸易',
    retail:
      '收银员; 导购员; 理货员; 柜组长; 店长; 采购专员; 区域督导 | 管理{n}人的门店; 盘点{big}种商品; 调整陈列后销售额增长{p}% | 商品陈列; 收银; 库存管理 | 工商管理; 电子商务',
    marketing:
      '新媒体运营; 文案策划; 市场专员; 品牌经理; 市场总监; 记者 | 公众号粉丝增至{big}; 每年策划{k}场展会; 获客成本降低{p}% | 内容策划; 活动执行; 广告投放; 媒体关系 | 新闻学; 广告学',
    accounting:
      '出纳; 会计; 成本会计; 审计员; 主办会计; 财务经理; 财务总监 | 月结由{n}天缩短到{k}天; 核算{big}名员工工资; 编制{n}份年度报表 | 账务处理; 纳税申报; 成本核算; 预算管理 | 会计学; 财务管理',
    banking:
      '银行柜员; 信贷专员; 理财经理; 保险代理人; 风控经理; 支行行长 | 每月审核贷款{n}笔; 管理资产{money}; 服务客户{big}名 | 信贷审批; 风险控制; 理财规划 | 金融学; 经济学',
    legal:
      '律师助理; 法务专员; 律师; 法务经理; 法官助理; 合伙人 | 每年起草合同{n}份; 代理劳动案件{n}起; 审阅{big}份文件 | 合同审查; 诉讼代理; 法律检索 | 法学; 知识产权',
    hr: '招聘专员; 人事专员; 薪酬专员; 培训讲师; 人力资源经理; 人力资源总监 | 全年招聘{n}人; 培训员工{big}人次; 离职率降到{p}% | 面试甄选; 薪酬核算; 员工关系 | 人力资源管理; 心理学',
    office:
      '前台; 文员; 行政助理; 秘书; 行政主管; 办公室主任; 客服专员 | 每小时接听电话{n}通; 安排{k}位领导的日程; 在{city}筹备{big}人会议 | 公文写作; 会议安排; 档案管理; 打字 | 行政管理; 汉语言文学',
    teaching:
      '幼儿园教师; 小学语文教师; 数学教师; 班主任; 教研组长; 大学讲师; 校长 | 担任{n}人班级的班主任; 组建{n}人的棋社; 毕业班合格率9{k}% | 课程设计; 班级管理; 家校沟通 | 教育学; 汉语言文学; 数学',
    kitchen:
      '厨房帮工; 配菜员; 厨师; 面点师; 副厨师长; 行政总厨 | 每晚出菜{n}桌; 食材成本控制在{p}%; 新菜单{n}道菜 | 川菜; 食品安全; 成本控制; 面点 | 烹饪工艺; 食品科学',
    hotel:
      '服务员; 前厅接待; 客房主管; 导游; 宴会经理; 酒店总经理 | 每晚接待{n}位客人; 一季承办{n}场婚宴; 带领{n}名服务员 | 客户接待; 预订管理; 投诉处理 | 酒店管理; 旅游管理',
    logistics:
      '仓库管理员; 叉车工; 报关员; 物流专员; 采购工程师; 供应链经理; 仓储主管 | 每小时拣货{n}单; 每月报关{n}柜; 管理{big}个库位 | 仓储管理; 报关; 采购; 调度 | 物流管理; 国际贸易',
    driving:
      '快递员; 货车司机; 公交司机; 车队长; 起重机司机; 调度员 | 安全行驶{big}公里; 每天派送{n}件; 规划{n}辆车的路线 | A2驾照; 路线规划; 车辆保养 | 交通运输; 汽车运用',
    construction:
      '瓦工; 木工; 施工员; 造价员; 项目经理（土建）; 建筑师; 总工程师 | {k}年建成住宅{n}栋; 负责学校改造（{money}）; 编制{n}个工地的预算 | 施工管理; 工程造价; 图纸会审 | 土木工程; 建筑学; 工程造价',
    electrical:
      '电工; 维修电工; 自动化工程师; 电气工程师; 动力部主管 | 完成{n}套住宅布线; {k}号线停机减少{p}%; 投运{k}座配电房 | 配电柜安装; 故障检修; 光伏安装; 变频调试 | 电气工程及其自动化; 自动化',
    mechanics:
      '汽车维修工; 机修工; 钳工; 服务顾问; 维修主管; 设备经理 | 每周维修{n}辆车; 为{client}大修变速箱; 制定{n}台设备保养计划 | 故障诊断; 液压; 预防性维护 | 车辆工程; 机械工程',
    production:
      '操作工; 焊工; 质检员; 班组长; 车间主任; 生产经理; 厂长 | 管理{n}人的班组; 废品率由{p}%降到{k}%; 换线时间缩短{n}分钟 | 质量管理; 焊接; 精益生产; 生产计划 | 工业工程; 机械制造',
    engineering:
      '制图员; 结构工程师; 工艺工程师; 机械工程师; 研发经理; 总设计师 | 泵体减重{p}%; 完成{n}次耐久试验; 带领{k}名工程师为{client}设计设备 | 机械设计; 有限元分析; 样机试制 | 机械设计制造及其自动化; 材料科学',
    design:
      '美工; 平面设计师; UI设计师; 摄影师; 室内设计师; 设计总监 | 设计{n}张演出海报; 改版下单页，成交提升{p}%; 拍摄{n}场婚礼 | 排版; 修图; 品牌设计; 插画 | 视觉传达设计; 美术学',
    research:
      '实验员; 研究助理; 助理研究员; 副研究员; 副教授; 教授; 博士后 | 在{n}个湖泊采样; 发表论文{k}篇; 获经费{money} | 显微观察; 色谱分析; 论文写作 | 生物学; 化学; 历史学',
    civil:
      '科员; 图书管理员; 消防员; 翻译; 主任科员; 科长; 规划师 | 每天接待{n}名群众; 汇总{big}条意见; 全年出警{n}次 | 公文处理; 政策调研; 群众工作 | 行政管理; 英语',
    farming:
      '果园工人; 园艺师; 饲养员; 农艺师; 兽医; 农场场长 | 饲养奶牛{n}头; 栽种果树{big}株; 亩产提高{p}% | 栽培技术; 修剪; 灌溉; 防疫 | 农学; 园艺; 动物医学',
    security:
      '保安员; 消防监控员; 班长; 保安队长; 军官; 安全经理 | 带领{n}名队员; 值守{k}个岗亭; 训练新兵{big}名 | 巡逻; 监控; 应急处置 | 安全工程; 军事指挥',
    executive:
      '项目助理; 项目经理; 产品经理; 咨询顾问; 运营总监; 副总经理; 总经理; 董事长 | 员工由{n}人发展到{big}人; 扭亏{money}; 主持{city}新厂投产 | 战略规划; 预算管理; 团队建设 | 工商管理; 企业管理',
  },
  headings: {
    experience:
      '工作经历; 工作经验; 职业经历; 工作履历; 任职经历; 职业经验 | 我走过的路; 在哪里工作过; 职场足迹; 一路走来; 做过的事',
    furtherExperience: '其他工作经历; 早期工作经历; 其他经历 | 再往前; 还做过',
    internships: '实习经历; 实习经验; 社会实践 | 第一步; 初入职场',
    education: '教育背景; 教育经历; 学历; 学习经历; 教育情况 | 在哪里读书; 求学路; 校园时光',
    skills: '专业技能; 技能特长; 个人技能; 技能; 职业技能; 掌握技能 | 拿手的事; 工具箱; 看家本领; 我会什么',
    languages: '语言能力; 外语水平; 语言 | 会说的话; 说什么语言',
    summary: '自我评价; 个人简介; 个人总结; 个人优势; 职业概述 | 几句话; 您好; 我是谁; 写在前面',
    projects: '项目经历; 项目经验; 主要项目 | 亲手做的; 业余作品',
    certificates: '证书; 资格证书; 培训经历; 职业资格; 技能证书 | 考过的; 还学了',
    awards: '获奖情况; 荣誉奖项; 所获荣誉; 奖励 | 被夸过; 奖状',
    publications: '发表论文; 学术成果; 论著 | 写过的; 白纸黑字',
    volunteering: '志愿经历; 志愿服务; 公益活动 | 帮过的忙; 为了别人',
    interests: '兴趣爱好; 爱好; 个人爱好 | 下班以后; 周末',
    references: '推荐人; 证明人 | 谁认识我; 可以问问',
    contact: '联系方式; 联系信息; 联系我 | 怎么找我; 欢迎来信',
    personal: '基本信息; 个人信息; 个人资料; 个人情况 | 名片; 关于本人',
  },
  dates: {
    present: '至今; 现在; 目前; 今; 在职; 迄今',
    since: '{a}至今; 自{a}起; {a}起; {a}-至今; {a}到现在; {a}—至今; 自{a}至今',
    until: '至{b}; 到{b}',
    fromTo: '{a}至{b}; 自{a}至{b}; {a}到{b}; {a}—{b}; 从{a}到{b}',
    to: '至; 到; --; 至',
    seasons: '春; 夏; 秋; 冬',
    quarter: '{y}年第{n}季度',
    years: 'other=年',
    months: 'other=个月',
    yearMonth: '{y}年{m}月; {y}.{mm}; {y}年{mm}月; {y}/{mm}; {y}.{m}; {y}-{mm}; {y}年; {y}/{m}',
  },
  words: {
    at: '，; 在',
    email: '邮箱; 电子邮箱; 电子邮件; E-mail; Email',
    phone: '电话; 手机; 联系电话; 手机号码; Tel',
    address: '地址; 现居住地; 住址; 居住地; 联系地址',
    born: '出生日期; 出生年月; 生日',
    nationality: '国籍',
    nationalities: '中国; 新加坡; 马来西亚',
    title: '职位; 职务; 岗位; 担任职务; 职位名称',
    employer: '公司; 工作单位; 公司名称; 单位名称; 任职公司',
    period: '时间; 起止时间; 工作时间; 任职时间',
    place: '地点; 工作地点; 城市',
    responsibilities: '工作职责; 工作内容; 主要职责; 职责描述; 岗位职责; 工作描述',
    achievements: '工作业绩; 主要成绩; 业绩; 成果',
    technologies: '技术栈; 使用工具; 开发环境; 所用技术',
    project: '项目; 项目名称; 重点项目',
    client: '客户; 服务对象; 驻场单位',
    via: '（派遣公司：{via}）; （经{via}派遣）; （外包：{via}）',
    types: '全职; 兼职; 合同工; 劳务派遣; 临时; 实习; 轮班',
    remote: '远程; 居家办公; 混合办公',
    freelance: '自由职业; 个体经营; 自主创业; 自由撰稿',
    ownName: '{name}工作室; {family}氏设计; {name}个体经营部',
    page: '第{p}页; {p}/{q}; {p}; - {p} -; 第{p}页 共{q}页',
    references: '可应要求提供; 如有需要可提供; 备索',
    intern: '实习生; {title}实习生; {title}（实习）; 管培生; 见习',
    fresher: '应届毕业生; 暂无工作经验; 无',
    thesis: '毕业论文; 研究方向; 毕业设计; 主修课程',
    grade: 'GPA 3.{k}/4.0; 优秀毕业生; 专业前{p}%; 平均分8{k}; 良好',
    careerBreak: '产假; 照顾家人; 待业; 备考; 留学; 休整',
    columns: '时间; 公司; 职位; 工作内容; 地点',
    skillGroups: '软件; 专业; 熟练; 了解; 技术; 其他; 方法; 办公; 实操; 工具',
    photo: '照片; 一寸照片; 相片',
    cv: '个人简历; 简历; 求职简历; 个 人 简 历; 履历表',
  },
  summaries: {
    years:
      '{n}年工作经验，大部分在{city}。; 从事本行业{n}年以上。; {n}年{title}经验，做事踏实。; 有{n}年{skill}使用经验。; 拥有{n}年相关工作经验。',
    plain:
      '做事有条理，说到做到。; 希望在{city}找一个能把事情做完的团队。; 熟练使用{skill}。; {title}，喜欢安静地解决难题。; 能承受压力，学习新东西快。; 有错先认，再改。; 当天的消息当天回。; 适应出差。',
  },
  bullets:
    '管理{n}人团队; 负责{money}预算; 在{k}个部门推广{skill}; 费用降低{p}%; 每年处理{big}件来访; 对接{client}; 与{n}家供应商谈判; 撰写周报; 带教{k}名新人; 日常使用{skill}; 参加{city}展会; 负责人外出时代行职责; 安排{n}人的排班; 整理归档; 协助办公室搬迁; 客户满意度由{p}%升至9{k}%; 完成{year}年全部指标; 更换供应商节约{money}; 解答客户咨询; 跟进质量与进度',
  traps:
    '{year}年晋升为{title2}; 借调至{client}（{city}）{k}个月; {from}～{to} {client}仓库搬迁; 向{title2}汇报; 项目：{client}（{year}）; {year}年夏代理{title2}; 有与{client}合作的经验; 负责新员工教育; {year}年与{client}合并; {client} | 审计 | {year}',
  paragraphs: {
    past: '{from}至{to}在{employer}（{place}）担任{title}。; {from}加入{employer}（{place}），任{title}，{to}离职。; {from}到{to}：{employer}，{title}，{place}。',
    present: '{from}至今在{employer}（{place}）担任{title}。; {from}加入{employer}（{place}），现任{title}。',
  },
  money: '{n}万元; {n}00万元; {k}亿元; {n}万; 人民币{n}0万元; {k}.{k}亿',
  softSkills: '团队合作; 责任心强; 沟通能力; 抗压; 细心; 守时; 学习能力; 主动; 耐心; 亲和力',
  languageNames: '普通话; 英语; 粤语; 日语; 法语; 韩语; 俄语; 德语',
  languageLevels: '母语; 熟练; CET-6; CET-4; 日常会话; 入门; 流利; N2; 读写良好',
  interests: '羽毛球; 书法; 徒步; 围棋; 摄影; 阅读; 养花; 游泳; 二胡; 旅行; 烹饪; 观鸟',
  projects: '{Name}：用{skill}做的合唱团排练日历; 校园屋顶气象站（{skill}）; 邻里工具共享，{n}名成员; {city}空余车位预测',
  awards: '{year}年度优秀员工; {name}奖学金（{year}年）; {city}青年岗位能手，{year}; 创新大赛第{k}名（{year}）',
  certificates:
    '普通话二级甲等; C1驾驶证; 英语六级; 初级会计师; 教师资格证; 急救员证; 计算机二级; 电工证; 二级建造师; 健康证; 证券从业资格; PMP',
  issuers: '{name}培训学校; {city}人社局; {name}学院; {name}协会',
  publications: '论测量仪器的耐心; {city}上空的雨燕; 湿土用低成本传感器; 小样本与大结论; 洪水之后的粮价',
  volunteer:
    '少儿足球教练 @ {name}俱乐部; 志愿者 @ {name}动物救助站; 会计 @ {name}业主委员会; 朗读者 @ {city}图书馆; 急救员 @ {city}红十字会',
}
