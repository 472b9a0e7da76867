import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'

const PAGAMENTO = {
  codigo: '01990000-0000-7000-8000-00000000000a',
  conta: { livro: 'contas-receber', codigo: '01990000-0000-7000-8000-00000000000b', numero: 4 },
  descricao: 'Atendimento nº 4',
  contraparte: 'Clínica Boa',
  dia: '2026-11-10',
  centavos: 14_700,
} as const

provarTela('/financeiro/pagamento-sem-extrato', {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /pagamento-sem-extrato',
    resposta: exemplo('GET /pagamento-sem-extrato', { itens: [PAGAMENTO], total: 1, proximo: null }),
    mostra: 'Clínica Boa',
    vazia: {
      resposta: exemplo('GET /pagamento-sem-extrato', { itens: [], total: 0, proximo: null }),
      diz: 'Tudo provado',
    },
  },
  acao: null,
})
