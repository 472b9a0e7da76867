import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { randomUUID } from 'node:crypto'
import { unico } from '../fabricas.ts'
import { nada, type LinhasDaMatriz } from './linha.ts'

const DA_EQUIPE = ['CLIENTE', 'PARCEIRO'] as const
const segredo = 'x'.repeat(43)

export const LINHAS_DAS_PESSOAS = {
  'GET /equipe': { quem: DA_EQUIPE, entrada: nada },
  'GET /equipe/lugares': { quem: DA_EQUIPE, entrada: nada },
  'GET /equipe/:codigo': { quem: DA_EQUIPE, entrada: () => ({ codigo: randomUUID() }), propria: 404, alheia: 404 },
  'PUT /equipe/:codigo/papel': {
    quem: DA_EQUIPE,
    entrada: () => ({ codigo: randomUUID(), papel: 'LEITURA', versao: 1 }),
    propria: 404,
    alheia: 404,
  },
  'PUT /equipe/:codigo/ativo': {
    quem: DA_EQUIPE,
    entrada: () => ({ codigo: randomUUID(), ativo: false, versao: 1 }),
    propria: 404,
    alheia: 404,
  },
  'DELETE /equipe/:codigo/sessoes': {
    quem: DA_EQUIPE,
    entrada: () => ({ codigo: randomUUID() }),
    propria: 404,
    alheia: 404,
  },
  // The clinic of another company is none that may be given people.
  'POST /equipe/convite': {
    quem: DA_EQUIPE,
    entrada: ({ empresa }) => ({
      email: `${randomUUID()}@matriz.vet`,
      perfil: 'PARCEIRO',
      parceiro: empresa.parceiro,
    }),
  },
  'POST /equipe/convite/:codigo/reenvio': {
    quem: DA_EQUIPE,
    entrada: () => ({ codigo: randomUUID() }),
    propria: 404,
    alheia: 404,
  },
  'DELETE /equipe/convite/:codigo': {
    quem: DA_EQUIPE,
    entrada: () => ({ codigo: randomUUID() }),
    propria: 404,
    alheia: 404,
  },
  'POST /auth/convite/abrir': { quem: 'sem-token', entrada: () => ({ segredo }), propria: 410 },
  'POST /auth/convite/receber': {
    quem: 'sem-token',
    entrada: () => ({ segredo, nome: 'Pessoa da Matriz', email: 'ninguem@matriz.vet' }),
    propria: 410,
  },
  'POST /auth/convite/aceitar': {
    quem: 'sem-token',
    entrada: () => ({ segredo, conta: { senha: 'cinco gatos na varanda', versaoTermos: VERSAO_DOS_TERMOS } }),
    propria: 410,
  },
  'GET /conta/convites': { quem: 'todos', entrada: nada },
  'POST /conta/convites/:codigo/aceitar': {
    quem: 'todos',
    entrada: () => ({ codigo: randomUUID() }),
    propria: 404,
    alheia: 404,
  },
  'POST /conta/convites/:codigo/recusar': {
    quem: 'todos',
    entrada: () => ({ codigo: randomUUID() }),
    propria: 404,
    alheia: 404,
  },
  'GET /papel': { quem: ['CLIENTE'], entrada: nada },
  'POST /papel': { quem: ['CLIENTE'], entrada: () => ({ nome: unico('Da matriz'), permissoes: ['agenda:ler'] }) },
  'PUT /papel/:codigo': {
    quem: ['CLIENTE'],
    entrada: () => ({ codigo: randomUUID(), nome: unico('Da matriz'), permissoes: ['agenda:ler'], versao: 1 }),
    propria: 404,
    alheia: 404,
  },
  'DELETE /papel/:codigo': { quem: ['CLIENTE'], entrada: () => ({ codigo: randomUUID() }), propria: 404, alheia: 404 },
} satisfies LinhasDaMatriz
