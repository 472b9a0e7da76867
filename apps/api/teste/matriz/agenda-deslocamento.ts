import { CLINICOS, type LinhasDaMatriz } from './linha.ts'

export const LINHAS_DE_DESLOCAMENTO = {
  // A clinic asks, and does not book: the calendar of the specialists is the company's.
  'POST /agendamento/sugestoes': {
    quem: CLINICOS,
    entrada: (c) => ({
      servicos: [c.empresa.servico],
      tipoLocal: 'PARCEIRO',
      parceiro: c.empresa.parceiro,
      animal: c.animal,
    }),
    propria: { PARCEIRO: 403 },
  },
  'POST /agendamento/rota/planejar': {
    quem: CLINICOS,
    entrada: (c) => ({ especialista: c.empresa.especialista, dia: '2027-03-02' }),
    propria: { PARCEIRO: 403 },
  },
  'POST /agendamento/rota/aplicar': {
    quem: CLINICOS,
    entrada: (c) => ({
      especialista: c.empresa.especialista,
      dia: '2027-05-04',
      visitas: [{ codigo: c.agendamento, versao: 99, inicio: '2027-05-04T13:00:00Z' }],
    }),
    propria: { CLIENTE: 409, ESPECIALISTA: 409, PARCEIRO: 403 },
  },
} as const satisfies LinhasDaMatriz
