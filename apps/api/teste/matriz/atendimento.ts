import { CLINICOS, EMPRESA, nada, type Cenario, type LinhasDaMatriz } from './linha.ts'

/** A form of an appointment that holds; `proprio` is the company's address, whoever comes. */
const marcacao = (c: Cenario) => ({
  especialista: c.empresa.especialista,
  inicio: '2027-03-02T13:00:00Z',
  tipoLocal: 'PROPRIO' as const,
  animal: c.animal,
  servicos: [c.empresa.servico],
  confirmarPlantao: true,
})
const horario = (c: Cenario) => ({
  codigo: c.atendimento,
  versao: 99,
  especialista: c.empresa.especialista,
  inicio: '2027-03-04T13:00:00Z',
})
const CLIENTE = ['CLIENTE'] as const

export const LINHAS_DE_ATENDIMENTO = {
  'GET /agendamento': { quem: CLINICOS, entrada: nada },
  'GET /agendamento/periodo': { quem: CLINICOS, entrada: () => ({ de: '2026-11-16', ate: '2026-12-27' }) },
  'GET /agendamento/visitas': { quem: CLINICOS, entrada: () => ({ dia: '2026-11-24' }) },
  'GET /agendamento/:codigo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.agendamento }),
    alheia: 404,
  },
  // The first takes the slot; the specialist finds it taken; a clinic asks, and does not book.
  'POST /agendamento': {
    quem: CLINICOS,
    entrada: marcacao,
    propria: { ESPECIALISTA: 409, PARCEIRO: 403 },
  },
  'PUT /agendamento/:codigo': {
    quem: CLINICOS,
    entrada: (c) => ({ ...marcacao(c), codigo: c.agendamento, versao: 99 }),
    propria: { CLIENTE: 409, ESPECIALISTA: 409, PARCEIRO: 403 },
  },
  'POST /agendamento/:codigo/mover': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.agendamento, versao: 99, inicio: '2027-03-03T13:00:00Z' }),
    propria: { CLIENTE: 409, ESPECIALISTA: 409, PARCEIRO: 403 },
  },
  'POST /agendamento/:codigo/transicao': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.agendamento, versao: 99, acao: 'confirmar' }),
    propria: 409,
    alheia: 404,
  },
  'POST /agendamento/:codigo/desfazer': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.agendamento, versao: 99 }),
    propria: 409,
    alheia: 404,
  },
  'PUT /agendamento/:codigo/deslocamento': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.agendamento, minutos: 20 }),
    propria: 409,
    alheia: 404,
  },
  'GET /lista-espera': { quem: CLIENTE, entrada: nada },
  'POST /lista-espera': {
    quem: CLIENTE,
    entrada: (c) => ({ animal: c.animal, servicos: [c.empresa.servico], desde: '2026-12-01' }),
    alheia: 422,
  },
  'PUT /lista-espera/:codigo': {
    quem: CLIENTE,
    entrada: (c) => ({
      codigo: c.espera,
      versao: 99,
      animal: c.animal,
      servicos: [c.empresa.servico],
      desde: '2026-12-01',
    }),
    propria: 409,
    alheia: 404,
  },
  'POST /lista-espera/:codigo/transicao': {
    quem: CLIENTE,
    entrada: (c) => ({ codigo: c.espera, versao: 99, acao: 'desistir' }),
    propria: 409,
    alheia: 404,
  },
  'POST /lista-espera/:codigo/agendar': {
    quem: CLIENTE,
    entrada: (c) => ({ ...marcacao(c), codigo: c.espera, versao: 99 }),
    propria: 409,
    alheia: 404,
  },
  'GET /atendimento': { quem: CLINICOS, entrada: nada },
  'GET /atendimento/:codigo': { quem: CLINICOS, entrada: (c) => ({ codigo: c.atendimento }), alheia: 404 },
  'POST /atendimento': {
    quem: CLINICOS,
    entrada: (c) => ({ animal: c.animal, parceiro: c.empresa.parceiro, itens: [{ servico: c.empresa.servico }] }),
    alheia: 422,
  },
  'PUT /atendimento/:codigo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, versao: 99, itens: [{ servico: c.empresa.servico }] }),
    propria: 409,
    alheia: 404,
  },
  'POST /atendimento/preco': {
    quem: CLINICOS,
    entrada: (c) => ({ parceiro: c.empresa.parceiro, itens: [{ servico: c.empresa.servico }] }),
    alheia: 422,
  },
  'POST /atendimento/:codigo/transicao': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, versao: 99, acao: 'iniciar' }),
    propria: 409,
    alheia: 404,
  },
  'GET /atendimento/:codigo/cobranca': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento }),
    // It was concluded: what taking it back would cancel is the company's business.
    propria: { ESPECIALISTA: 403, PARCEIRO: 403 },
    alheia: 404,
  },
  // Of the version that nobody saw; a clinic asks and does not book, and only a clinic answers.
  'POST /atendimento/:codigo/aceitar': {
    quem: CLINICOS,
    entrada: horario,
    propria: { CLIENTE: 409, ESPECIALISTA: 409, PARCEIRO: 403 },
  },
  'POST /atendimento/:codigo/propor': {
    quem: CLINICOS,
    entrada: horario,
    propria: { CLIENTE: 409, ESPECIALISTA: 409, PARCEIRO: 403 },
  },
  'POST /atendimento/:codigo/recusar': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, versao: 99, motivo: 'Da matriz' }),
    propria: { CLIENTE: 409, ESPECIALISTA: 403, PARCEIRO: 403 },
    alheia: 404,
  },
  'POST /atendimento/:codigo/responder-proposta': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, versao: 99, aceita: true }),
    propria: { CLIENTE: 403, ESPECIALISTA: 403, PARCEIRO: 409 },
    alheia: 404,
  },
  'GET /atendimento/:codigo/comentario': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, antes: c.animal }),
    alheia: 404,
  },
  'POST /atendimento/:codigo/comentario': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, texto: 'Da matriz' }),
    alheia: 404,
  },
  'POST /atendimento/:codigo/anexo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento }),
    alheia: 404,
    arquivo: true,
  },
  'GET /atendimento/:codigo/anexo/:anexo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, anexo: c.animal }),
    propria: 404,
    alheia: 404,
  },
  // No such comment or file: who may do it is the business of its own tests.
  'PUT /atendimento/:codigo/comentario/:comentario': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, comentario: c.animal, versao: 1, texto: 'Da matriz' }),
    propria: 404,
    alheia: 404,
  },
  'DELETE /atendimento/:codigo/comentario/:comentario': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, comentario: c.animal }),
    propria: 404,
    alheia: 404,
  },
  'DELETE /atendimento/:codigo/anexo/:anexo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, anexo: c.animal }),
    propria: 404,
    alheia: 404,
  },
} satisfies LinhasDaMatriz
