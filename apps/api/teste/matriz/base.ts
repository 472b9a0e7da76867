import { randomUUID } from 'node:crypto'
import { numeroUnico, unico } from '../fabricas.ts'
import { linhasDoCadastro, TODOS, nada, type LinhasDaMatriz } from './linha.ts'

const SAO_PAULO = '3550308'
/** In the form of a code of IBGE, and of no municipality. */
const NENHUMA = '5399999'
const cidade = (codigo: string) => ({ codigo, nome: unico('Cidade'), uf: 'DF' }) as const
const diaUnico = () => Temporal.PlainDate.from('2100-01-01').add({ days: Number(numeroUnico(6)) })

export const LINHAS_DE_BASE = {
  'GET /raca': { quem: TODOS, entrada: nada },
  ...linhasDoCadastro('raca', {
    ler: TODOS,
    escrever: ['ADMIN'],
    dados: () => ({ nome: 'Da matriz', especie: randomUUID() }),
    criar: 422,
  }),
  'GET /cep/:cep': { quem: TODOS, entrada: () => ({ cep: '01310100' }) },
  'GET /cidade': { quem: TODOS, entrada: nada },
  'GET /cidade/:codigo': { quem: TODOS, entrada: () => ({ codigo: SAO_PAULO }) },
  'POST /cidade': { quem: ['ADMIN'], entrada: () => cidade(`53${numeroUnico(5)}`) },
  'PUT /cidade/:codigo': { quem: ['ADMIN'], entrada: () => ({ ...cidade(NENHUMA), versao: 99 }), propria: 404 },
  'PUT /cidade/:codigo/situacao': {
    quem: ['ADMIN'],
    entrada: () => ({ codigo: NENHUMA, versao: 99, ativo: false }),
    propria: 404,
  },
  'DELETE /cidade/:codigo': { quem: ['ADMIN'], entrada: () => ({ codigo: NENHUMA }), propria: 404 },
  'GET /tipo-despesa': { quem: TODOS, entrada: nada },
  ...linhasDoCadastro('tipo-despesa', {
    ler: TODOS,
    escrever: ['ADMIN'],
    dados: () => ({ nome: 'Da matriz', grupo: randomUUID(), comportamento: 'FIXA' }),
    criar: 422,
  }),
  'GET /horario-atendimento': { quem: TODOS, entrada: nada },
  // Monday morning is taken by the window that every installation starts with.
  ...linhasDoCadastro('horario-atendimento', {
    ler: TODOS,
    escrever: ['ADMIN'],
    dados: () => ({ diaSemana: 1, inicio: '09:00', fim: '10:00' }),
    criar: 409,
  }),
  'GET /feriado': { quem: TODOS, entrada: nada },
  'GET /feriado/calendario': {
    quem: TODOS,
    entrada: () => ({ de: '2026-01-01', ate: '2026-12-31', cidade: SAO_PAULO }),
  },
  ...linhasDoCadastro('feriado', {
    ler: TODOS,
    escrever: ['ADMIN'],
    dados: () => ({ nome: unico('Feriado'), abrangencia: 'MUNICIPAL', cidade: SAO_PAULO, data: diaUnico().toString() }),
  }),
  'GET /cupom': { quem: ['ADMIN'], entrada: nada },
  ...linhasDoCadastro('cupom', {
    ler: ['ADMIN'],
    escrever: ['ADMIN'],
    dados: () => ({
      texto: unico('CUPOM').replace(' ', '-'),
      tipo: 'PERCENTUAL',
      percentualBp: 1_000,
      validoDe: '2026-01-01',
    }),
  }),
} satisfies LinhasDaMatriz
