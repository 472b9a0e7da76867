import { randomUUID } from 'node:crypto'
import { crmvUnico, cpfUnico } from '../fabricas.ts'
import { CLINICOS, EMPRESA, linhasDoCadastro, nada, type LinhasDaMatriz } from './linha.ts'
import { LINHAS_DAS_PARTES } from './partes-do-especialista.ts'

const aleatorio = () => ({ codigo: randomUUID() })

export const LINHAS_DE_EQUIPE = {
  // The scenario has no machine: of another company's, the module's own suite tells.
  'GET /equipamento/:codigo/credencial': { quem: EMPRESA, entrada: aleatorio, propria: 404, alheia: 404 },
  'POST /equipamento/:codigo/credencial': { quem: ['CLIENTE'], entrada: aleatorio, propria: 404, alheia: 404 },
  'DELETE /equipamento/:codigo/credencial': { quem: ['CLIENTE'], entrada: aleatorio, propria: 404, alheia: 404 },
  'GET /gateway': { quem: ['CLIENTE'], entrada: nada },
  'GET /especialista': { quem: CLINICOS, entrada: nada },
  ...linhasDoCadastro('especialista', {
    ler: CLINICOS,
    escrever: ['CLIENTE'],
    dados: ({ empresa }) => ({
      nome: 'Dra. da matriz',
      crmvUf: 'AC',
      crmvNumero: crmvUnico(),
      especialidade: empresa.especialidade,
    }),
    ficha: ({ empresa }) => empresa.especialista,
    criarAlheia: 422,
  }),
  ...LINHAS_DAS_PARTES,
  'GET /servico': { quem: [...CLINICOS, 'CLIENTE_BASE'], entrada: nada },
  ...linhasDoCadastro('servico', {
    ler: [...CLINICOS, 'CLIENTE_BASE'],
    escrever: ['CLIENTE'],
    dados: ({ empresa }) => ({
      nome: `Da matriz ${randomUUID()}`,
      modalidade: 'CONSULTA',
      precoCentavos: 10_000,
      especialidade: empresa.especialidade,
    }),
    ficha: ({ empresa }) => empresa.servico,
    criarAlheia: 422,
  }),
  'GET /servico/:codigo': {
    quem: [...CLINICOS, 'CLIENTE_BASE'],
    entrada: ({ empresa }) => ({ codigo: empresa.servico }),
  },
  'GET /tabela-preco': { quem: ['CLIENTE'], entrada: nada },
  ...linhasDoCadastro('tabela-preco', {
    ler: ['CLIENTE'],
    escrever: ['CLIENTE'],
    dados: ({ empresa }) => ({
      nome: `Da matriz ${randomUUID()}`,
      itens: [{ servico: empresa.servico, centavos: 9_000 }],
    }),
    criarAlheia: 422,
  }),
  'POST /tabela-preco/:codigo/copia': {
    quem: ['CLIENTE'],
    entrada: () => ({ codigo: randomUUID(), nome: 'Da matriz' }),
    propria: 404,
  },
  'PUT /tabela-preco/:codigo/reajuste': {
    quem: ['CLIENTE'],
    entrada: () => ({ codigo: randomUUID(), versao: 1, percentualBp: 1_000, arredondamento: 'REAL' }),
    propria: 404,
  },
  'GET /parceiro': { quem: CLINICOS, entrada: nada },
  ...linhasDoCadastro('parceiro', {
    ler: CLINICOS,
    escrever: ['CLIENTE'],
    dados: ({ empresa }) => ({
      nome: 'Da matriz',
      razaoSocial: 'Da matriz Ltda',
      documento: cpfUnico(),
      precos: [{ servico: empresa.servico, centavos: 9_000 }],
    }),
    ficha: ({ empresa }) => empresa.parceiro,
    criarAlheia: 422,
  }),
  'GET /parceiro/:codigo': { quem: CLINICOS, entrada: ({ empresa }) => ({ codigo: empresa.parceiro }) },
} satisfies LinhasDaMatriz
