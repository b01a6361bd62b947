import type { Language } from './language.ts'

export const pt: Language = {
  code: 'pt',
  name: 'Portuguese',
  nativeName: 'português',
  script: 'Latin',
  headings: {
    experience: `experiência|experiências|experiência profissional|experiências profissionais|percurso profissional|histórico profissional|trajetória profissional|
      experiência de trabalho|experiência laboral|carreira|carreira profissional|trajetória|empregos|emprego|empregos anteriores|atividade profissional|
      vida profissional|experiência relevante|percurso|histórico de emprego|cargos ocupados|atuação profissional|experiência anterior|vivência profissional|minha experiência|trabalhos|atividades profissionais`,
    internships: 'estágio|estágios|estágios profissionais|experiência de estágio|estágios curriculares',
    education: `educação|formação|formação académica|formação acadêmica|escolaridade|estudos|habilitações|habilitações literárias|habilitações académicas|
      educação e formação|formação escolar|percurso académico|formação educacional|histórico acadêmico|histórico escolar|graduação|ensino|formação superior|
      qualificações académicas|qualificações acadêmicas|formação e educação|formação universitária|dados acadêmicos|instrução|minha formação|percurso escolar|graduações`,
    skills: `competências|habilidades|conhecimentos|competências técnicas|habilidades técnicas|conhecimentos técnicos|informática|conhecimentos de informática|
      competências informáticas|conhecimentos informáticos|aptidões|competências pessoais|competências profissionais|qualificações|qualificações profissionais|ferramentas|tecnologias|
      habilidades e competências|competências e habilidades|competências sociais|competências digitais|pontos fortes|resumo de qualificações|principais competências|
      aptidões e competências|aptidões e competências pessoais|capacidades|habilidades pessoais|áreas de especialização|competências chave|software|conhecimentos específicos|aptidões técnicas|linguagens de programação`,
    summary: `resumo|perfil|perfil profissional|objetivo|objetivos|objetivo profissional|sobre mim|sobre|resumo profissional|apresentação|sumário|
      perfil pessoal|quem sou|sumário executivo|objetivos profissionais|síntese|síntese profissional|introdução|apresentação pessoal|objectivo|objectivos|objectivo profissional|sumário profissional`,
    projects:
      'projetos|projectos|projeto|projetos pessoais|projetos relevantes|portfólio|principais projetos|projetos académicos|projetos acadêmicos|projetos realizados',
    volunteering:
      'voluntariado|trabalho voluntário|atividades|atividades extracurriculares|experiência de voluntariado|atividades voluntárias|associativismo|trabalhos voluntários|ações voluntárias|experiência voluntária|liderança',
    certifications:
      'certificações|certificados|certificação|licenças|licenças e certificados|certificados e licenças|diplomas|acreditações|cursos e certificações|certificações e licenças',
    courses:
      'cursos|formação complementar|cursos complementares|formação contínua|formação profissional|workshops|seminários|capacitação|capacitações|cursos livres|outros cursos|formações|cursos extracurriculares|treinamentos|cursos e formações|aperfeiçoamento|cursos de aperfeiçoamento',
    awards:
      'prêmios|prémios|reconhecimentos|prêmios e reconhecimentos|prémios e distinções|distinções|conquistas|honras|realizações|bolsas|méritos|principais realizações',
    publications:
      'publicações|artigos|pesquisa|pesquisas|investigação|patentes|conferências|palestras|produção científica|congressos|trabalhos publicados',
    languages:
      'idiomas|línguas|língua|competências linguísticas|línguas estrangeiras|idioma|conhecimentos linguísticos|língua materna|outras línguas',
    interests:
      'interesses|hobbies|passatempos|interesses pessoais|tempos livres|hobbies e interesses|interesses e hobbies|lazer|ocupação de tempos livres|meus interesses',
    references: 'referências|recomendações|referências profissionais|referências pessoais',
    personal: 'dados pessoais|informação pessoal|informações pessoais|identificação|dados gerais|informações gerais',
    contact:
      'contato|contatos|contacto|contactos|informações de contato|dados de contato|redes sociais|links|endereço|morada|dados para contato|informação de contacto',
    other:
      'outros|outras informações|informações adicionais|informação adicional|informações complementares|informação complementar|carta de condução|carteira de motorista|disponibilidade|serviço militar|outros dados|diversos|outras competências|anexos|pretensão salarial',
    'role-detail':
      'funções|responsabilidades|atividades desenvolvidas|principais atividades|atividades|tarefas|descrição|principais funções|atribuições|principais atribuições|principais responsabilidades|principais atividades e responsabilidades|tipo de empresa ou sector|tipo de empresa ou setor|cliente|ambiente|atividades exercidas|função|descrição das atividades',
  },
  composed: {
    deciding: {
      projects: 'projetos projectos',
      internships: 'estágios estágio',
      volunteering: 'voluntariado extracurriculares',
      certifications: 'certificações certificados licenças',
      courses: 'cursos seminários workshops',
      education: 'educação formação escolaridade estudos habilitações',
      experience: 'experiência experiências percurso trajetória',
      skills: 'competências habilidades conhecimentos aptidões qualificações ferramentas',
      summary: 'perfil resumo objetivo',
      awards: 'prêmios prémios distinções conquistas',
      publications: 'publicações',
      languages: 'idiomas línguas',
      interests: 'interesses hobbies',
      references: 'referências',
      personal: 'dados informações informação',
    },
    passing: `profissional profissionais pessoal pessoais acadêmica acadêmico académica académico acadêmicas académicas técnicas técnicos informática digitais
      linguísticas sociais relevante relevantes principais outras outros complementar complementares anterior recente minha minhas meu meus de em do da dos das com a as o os
      universitária escolar literárias`,
    and: 'e & /',
  },
  dates: {
    months: [
      'janeiro|jan',
      'fevereiro|fev',
      'março|mar',
      'abril|abr',
      'maio|mai',
      'junho|jun',
      'julho|jul',
      'agosto|ago',
      'setembro|set',
      'outubro|out',
      'novembro|nov',
      'dezembro|dez',
    ],
    parts: [
      { words: 'primavera', from: 2, to: 4 },
      { words: 'verão', from: 5, to: 7 },
      { words: 'outono', from: 8, to: 10 },
      { words: 'inverno', from: 0, to: 1 },
      { words: '1º trimestre|primeiro trimestre', from: 0, to: 2 },
      { words: '2º trimestre|segundo trimestre', from: 3, to: 5 },
      { words: '3º trimestre|terceiro trimestre', from: 6, to: 8 },
      { words: '4º trimestre|quarto trimestre', from: 9, to: 11 },
      { words: '1º semestre|primeiro semestre', from: 0, to: 5 },
      { words: '2º semestre|segundo semestre', from: 6, to: 11 },
    ],
    present: `atual|atualmente|presente|atualidade|hoje|o momento|até o momento|até ao momento|até à data|data atual|em curso|agora|até agora|momento|
      actual|actualmente|actualidade|o presente|até o presente|até ao presente|até hoje|até à atualidade|em andamento|dias atuais|os dias atuais|a presente data|à data|o presente momento|até à presente data`,
    since: 'desde|a partir de|desde o|desde a',
    until: 'até|até a|até ao|até o',
    to: 'a|até|ate|e|até a|até ao|ao|à|até o',
    from: 'de|desde|do|da|entre',
    ofYear: 'de|do|do ano de',
    years: 'ano|anos',
    monthUnits: 'mês|meses',
  },
  degrees: {
    doctorate: 'doutorado|doutoramento|doutorado em|?doutor(,a) em|pós-doutorado',
    master: '?mestrado|mestrado em|mestrado integrado|?mestre em|mba em|mestrado profissional',
    postgraduate_diploma:
      'pós-graduação|pós graduação|especialização|?especialização em|pós-graduação lato sensu|pós-graduação em',
    bachelor:
      'licenciatura|licenciatura em|bacharelado|bacharelado em|bacharel|bacharel em|graduação em|?graduação|licenciad(o,a) em|ensino superior|ensino superior completo|superior completo|curso superior|bacharelato|?superior em|engenharia (civil,mecânica,elétrica,informática) completa',
    associate:
      'tecnólogo|tecnólogo em|curso superior de tecnologia|ctesp|curso técnico superior profissional|graduação tecnológica|tecnologia em',
    diploma:
      'curso técnico|técnico em|ensino técnico|curso profissional|?técnico|curso de especialização tecnológica|ensino profissional|curso técnico em|ensino médio técnico|técnico profissional',
    certificate: 'certificado|certificado de|?curso de',
    high_school:
      'ensino médio|ensino médio completo|ensino secundário|12º ano|?12.º ano|segundo grau completo|segundo grau|ensino fundamental|9º ano|2º grau completo|curso científico-humanístico|secundário completo|ensino básico',
  },
  titles: {
    heads: `estatístico estatística balconista processador processadora digitador digitadora subchefe empilhadorista caminhoneiro caminhoneira eletromecânico eletromecânica sargento docente operador operadora act(or,riz) administrador(,a) administrativ(o,a) advogad(o,a) agente agricultor(,a) agrônom(o,a) ajudante almoxarife analista animador(,a) apontador aprendiz
      arquitet(o,a) arquivista artesã(o,) artista assessor(,a) assistente associad(o,a) at(or,riz) atendente atuári(o,a) auditor(,a) autor(,a) auxiliar avaliador(,a) babá barbeiro barista
      barman bibliotecári(o,a) biólog(o,a) bolseir(o,a) bolsista bombeir(o,a) borracheiro caixa cabeleireir(o,a) cabeleleir(o,a) camareir(o,a) canalizador(,a) cantor(,a) carpinteir(o,a) carteir(o,a) carregador
      chef chefe cientista cirurgi(ão,ã) coach colaborador(,a) comercial comissári(o,a) comprador(,a) condutor(,a) conferente confeiteir(o,a) conselheir(o,a) conservador(,a) construtor(,a) consultor(,a)
      contabilista contador(,a) controlador(,a) coordenador(,a) copeir(o,a) corretor(,a) costureir(o,a) cozinheir(o,a) cuidador(,a) decorador(,a) delegad(o,a) demonstrador(,a) dentista desenhador(,a) desenhista
      desenvolvedor(,a) designer despachante diarista diretor(,a) director(,a) docente doutorand(o,a) economista editor(,a) educador(,a) eletricista electricista embalador empacotador(,a) empregad(o,a) empreendedor(,a)
      empresári(o,a) encanador(,a) encarregad(o,a) enfermeir(o,a) engenheir(o,a) entregador(,a) entrevistador(,a) escritor(,a) escriturári(o,a) especialista estafeta estagiári(o,a) esteticista estilista estoquista
      estudante executiv(o,a) explicador(,a) farmacêutic(o,a) faturista faxineir(o,a) ferramenteiro ferreiro fiscal físic(o,a) fisioterapeuta florista fonoaudiólog(o,a) formador(,a) fotógraf(o,a) fresador(,a) frentista
      fundador(,a) cofundador(,a) funcionári(o,a) garçom garçonete garçon geólog(o,a) gerente gesseiro gestor(,a) governanta guarda guia hospedeir(o,a) ilustrador(,a) informátic(o,a) inspetor(,a) instalador(,a) instrutor(,a) intérprete
      investigador(,a) jardineir(o,a) jornalista juiz juíza jurista ladrilhador lavador(,a) leitor(,a) líder locutor(,a) logístico maestro manicure manobrista maquiador(,a) maquinista marceneir(o,a) marinheir(o,a) marketeer massagista
      matemátic(o,a) mecânic(o,a) mediador(,a) médic(o,a) merendeir(o,a) mestre militar modelista moderador(,a) monitor(,a) montador(,a) motoboy motorista músico negociador(,a) notári(o,a) nutricionista odontologista oficial
      operador(,a) operári(o,a) optometrista orientador(,a) ourives padeir(o,a) palestrante pasteleir(o,a) pedagog(o,a) pedreir(o,a) perit(o,a) pescador(,a) pesquisador(,a) piloto pintor(,a) pizzaiolo planejador(,a) policial polícia
      porteir(o,a) praticante preparador(,a) presidente procurador(,a) produtor(,a) professor(,a) programador(,a) projetista promotor(,a) proprietári(o,a) psicólog(o,a) psiquiatra publicitári(o,a) químic(o,a) recepcionista recrutador(,a)
      redator(,a) relações repórter repositor(,a) representante responsável revisor(,a) secretári(o,a) segurança serralheir(o,a) servente soci(o,a) sóci(o,a) socorrista soldado soldador(,a) subgerente supervisor(,a) talhante taxista técnic(o,a) tecnólog(o,a)
      telefonista terapeuta tesoureir(o,a) testador(,a) topógraf(o,a) torneir(o,a) trabalhador(,a) tradutor(,a) treinador(,a) tutor(,a) vendedor(,a) veterinári(o,a) vice-presidente vigilante voluntári(o,a) zelador(,a) empilhador operador tratador ceramista`,
    phrases: `auxiliar de limpeza|auxiliar de cozinha|ajudante de cozinha|empregad(o,a) de mesa|empregad(o,a) de limpeza|técnico de|chefe de|ajudante de pedreiro|jovem aprendiz|
      menor aprendiz|operador(,a) de caixa|analista de sistemas|assistente social|agente de viagens|educador(,a) de infância|auxiliar de serviços gerais|gestor(,a) de projetos|mestre de obras|diretor(,a) geral|relações públicas`,
    levels:
      'sênior|sénior|senior|júnior|junior|pleno|chefe|diretor(,a)|subdiretor(,a)|adjunt(o,a)|encarregad(o,a)|responsável|principal|líder|estagiári(o,a)|aprendiz|trainee|vice|geral|auxiliar|ajudante|coordenador(,a)|supervisor(,a)|gerente',
  },
  organisations: {
    legalForms: 'lda|lda.|ltda|ltda.|s.a.|sa|s/a|s.a|unipessoal|unipessoal lda|eireli|me|epp|mei|e.p.e.|ip|sgps',
    words: `hospital|clínica|centro de saúde|consultório|farmácia|lar|creche|colégio|escola|agrupamento de escolas|câmara municipal|prefeitura|prefeitura municipal|junta de freguesia|governo|
      ministério|secretaria|tribunal|banco|caixa|seguros|seguradora|grupo|empresa|companhia|sociedade|fábrica|indústria|indústrias|metalúrgica|oficina|loja|lojas|supermercado|supermercados|hipermercado|mercado|mercearia|
      livraria|padaria|pastelaria|confeitaria|talho|restaurante|churrascaria|bar|café|lanchonete|hotel|pousada|hotéis|agência|imobiliária|escritório|escritório de advocacia|advogados|estúdio|consultoria|contabilidade|laboratório|
      gráfica|editora|jornal|transportes|transportadora|logística|construtora|construções|engenharia|instalações|fundação|associação|cruz vermelha|santa casa|sindicato|museu|teatro|biblioteca|quinta|herdade|adega|fazenda|
      serviços|soluções|sistemas|tecnologia|tecnologias|telecomunicações|energia|irmãos|& filhos|e filhos|exército|polícia|bombeiros|cooperativa|ginásio|academia|salão|comércio|distribuidora|têxteis|calçados|cerâmica`,
  },
  schools: `universidade|universitário|instituto|instituto politécnico|instituto superior|escola|escola superior|escola secundária|escola básica|escola profissional|colégio|faculdade|politécnico|
    centro universitário|instituto federal|senai|senac|etec|fatec|academia|conservatório|liceu|centro de formação|iefp|puc|usp|unicamp|uf`,
  employment: {
    'full-time': 'tempo integral|período integral|tempo inteiro|a tempo inteiro|tempo completo',
    'part-time': 'tempo parcial|meio período|part-time|meio expediente|a tempo parcial',
    remote: 'remoto|teletrabalho|home office|à distância',
    hybrid: 'híbrido',
    'on-site': 'presencial',
    freelance: 'freelancer|freelance|autônomo|autônoma|autónomo|trabalhador independente|recibos verdes|pj|por conta própria',
    contract: 'contrato a termo|contrato|prazo determinado|prestação de serviços|contrato temporário|termo certo',
    temporary: 'temporário|temporária|sazonal|substituição|eventual|trabalho de verão',
    permanent: 'efetivo|efetiva|clt|contrato sem termo|prazo indeterminado|sem termo',
    internship: 'estágio|estagiário|estagiária|estágio curricular|estágio profissional',
    apprenticeship: 'aprendiz|jovem aprendiz|menor aprendiz|aprendizagem',
    volunteer: 'voluntário|voluntária|voluntariado|trabalho voluntário',
  },
  labels: {
    title: 'cargo|função|posição|posto|profissão|função ou cargo ocupado|título|ocupação|cargo ocupado|papel|categoria',
    employer:
      'empresa|empregador|entidade|nome da empresa|entidade patronal|nome do empregador|nome e morada do empregador|nome e endereço do empregador|organização|cliente|companhia|instituição',
    place: 'local|cidade|localização|país|localidade|morada|local de trabalho|endereço',
    dates: 'período|data|datas|duração|de|ano|anos|tempo',
    degree: 'curso|grau|título|diploma|qualificação|designação da qualificação atribuída|habilitação|nível|certificação',
    school:
      'instituição|universidade|escola|faculdade|estabelecimento|estabelecimento de ensino|entidade formadora|instituição de ensino|organização de ensino',
    field: 'área|especialidade|especialização|área de estudo|habilitação em|ramo|variante|campo de estudo',
    description:
      'funções|atividades|descrição|responsabilidades|tarefas|principais atividades|atribuições|principais atividades e responsabilidades|atividades desenvolvidas|realizações|resultados',
    tools: 'ferramentas|tecnologias|ambiente|software|tecnologias utilizadas|stack|ferramentas utilizadas',
  },
  people: {
    nameLabels:
      'nome|nome completo|apelido|sobrenome|nome e apelido|nome(s) próprio(s)|apelido(s) nome(s)|primeiro nome|nome próprio',
    honorifics: 'sr|sra|srta|dr|dra|eng|eng.ª|prof|profª|d|dona|arq',
    particles: 'de|da|do|dos|das|e|d',
    documents:
      'curriculum vitae|currículo|currículum vitae|curriculum|cv|currículo profissional|modelo europeu de curriculum vitae|europass',
  },
  noExperience:
    'sem experiência profissional|sem experiência de trabalho|sem experiência anterior|sem experiência laboral|nenhuma experiência profissional',
  experience: 'experiência|carreira|atuação|trajetória|prática|trabalhando|atuando',
  functionWords: `de a o e do da em um uma para com não por mais os as dos das ao na no nas nos se que como ou foi são seu sua pela pelo também até à às entre sobre
    ser meu minha mas nós eu está ainda após através sem isso tem`,
}
