import { page } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'

provarCadastro('/cadastro/plano-saude', {
  perfil: 'ADMIN',
  caminho: 'plano-saude',
  linha: { operadora: 'Petvida', nome: 'Essencial' },
  mostra: 'Essencial',
  vazia: 'Nenhum plano de saúde',
  novo: 'Novo plano de saúde',
  preenche: async () => {
    await escrever('Operadora', 'Petvida')
    await escrever('Plano', 'Completo')
    await escolher('Tipo', 'Reembolso')
    await escrever('Coparticipação', '20')
    await page.getByRole('switch', { name: 'Exige autorização' }).click()
  },
  pede: {
    operadora: 'Petvida',
    nome: 'Completo',
    tipo: 'REEMBOLSO',
    coparticipacaoBp: 2_000,
    exigeAutorizacao: true,
    prazoPagamentoDias: 30,
    carencias: [],
  },
  ficha: { operadora: 'Petvida', nome: 'Completo' },
  depois: 'Completo',
})
