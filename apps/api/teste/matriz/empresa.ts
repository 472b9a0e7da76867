import type { Perfil } from '@vetlume/dominio/menu'
import { randomUUID } from 'node:crypto'
import { cpfUnico } from '../fabricas.ts'
import { linhasDoCadastro, nada, type LinhasDaMatriz } from './linha.ts'

const ninguem = () => ({ codigo: randomUUID() })
const DONOS: readonly Perfil[] = ['ADMIN', 'CLIENTE', 'CLIENTE_BASE']
const empresaDaMatriz = () => ({ razaoSocial: 'Da matriz Ltda', nome: 'Da matriz', documento: cpfUnico() })

export const LINHAS_DE_EMPRESA = {
  'GET /usuario': { quem: ['ADMIN'], entrada: nada },
  ...linhasDoCadastro('usuario', {
    ler: ['ADMIN'],
    escrever: ['ADMIN'],
    dados: (c) => ({
      nome: 'Pessoa da Matriz',
      email: `${randomUUID()}@matriz.vet`,
      perfis: ['CLIENTE'],
      vinculos: [{ perfil: 'CLIENTE', cliente: c.empresa.cliente }],
    }),
  }),
  'GET /usuario/vinculaveis': {
    quem: ['ADMIN'],
    entrada: () => ({ cliente: randomUUID(), perfil: 'PARCEIRO' as const }),
  },
  'POST /usuario/:codigo/convite': { quem: ['ADMIN'], entrada: ninguem, propria: 404 },
  'DELETE /usuario/:codigo/convite': { quem: ['ADMIN'], entrada: ninguem, propria: 404 },
  'POST /usuario/:codigo/redefinir-senha': { quem: ['ADMIN'], entrada: ninguem, propria: 404 },
  'POST /usuario/:codigo/redefinir-segundo-fator': { quem: ['ADMIN'], entrada: ninguem, propria: 404 },
  'GET /usuario/:codigo/sessoes': { quem: ['ADMIN'], entrada: ninguem, propria: 404 },
  'DELETE /usuario/:codigo/sessoes': { quem: ['ADMIN'], entrada: ninguem, propria: 404 },
  'DELETE /usuario/:codigo/sessoes/:sessao': {
    quem: ['ADMIN'],
    entrada: () => ({ ...ninguem(), sessao: randomUUID() }),
    propria: 404,
  },
  'GET /cliente': { quem: DONOS, entrada: nada },
  ...linhasDoCadastro('cliente', {
    ler: ['ADMIN'],
    escrever: ['ADMIN'],
    dados: () => ({ ...empresaDaMatriz(), estado: 'TESTE', testeAte: '2026-12-31' }),
  }),
  'GET /cliente/proprio': { quem: DONOS, entrada: nada },
  'PUT /cliente/proprio': { quem: DONOS, entrada: () => ({ ...empresaDaMatriz(), versao: 99_999 }), propria: 409 },
  'POST /cliente/proprio/timbre/previa': { quem: DONOS, entrada: empresaDaMatriz },
  'GET /cliente/uso': { quem: DONOS, entrada: nada },
  'GET /cliente/proprio/logo': { quem: DONOS, entrada: nada, propria: 404 },
  // Without a file: the logo of the operator is everybody's, and stays as it is.
  'POST /cliente/proprio/logo': { quem: DONOS, entrada: nada, propria: 415 },
  'DELETE /cliente/proprio/logo': { quem: DONOS, entrada: nada },
  'GET /cliente/:codigo/logo': { quem: ['ADMIN'], entrada: (c) => ({ codigo: c.empresa.cliente }), propria: 404 },
  'POST /cliente/:codigo/logo': {
    quem: ['ADMIN'],
    entrada: () => ({ codigo: randomUUID() }),
    propria: 404,
    arquivo: true,
  },
  'DELETE /cliente/:codigo/logo': { quem: ['ADMIN'], entrada: (c) => ({ codigo: c.empresa.cliente }) },
} satisfies LinhasDaMatriz
