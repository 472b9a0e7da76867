import { escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'

provarCadastro('/financeiro/cupom', {
  perfil: 'ADMIN',
  caminho: 'cupom',
  linha: { texto: 'VOLTA10', tipo: 'PERCENTUAL', percentualBp: 1_000 },
  mostra: 'VOLTA10',
  vazia: 'Nenhum cupom',
  novo: 'Novo cupom',
  preenche: async () => {
    await escrever('Código', 'verao15')
    await escrever('Percentual', '15')
  },
  pede: { texto: 'VERAO15', tipo: 'PERCENTUAL', percentualBp: 1_500, valorCentavos: null, planos: [] },
  ficha: { texto: 'VERAO15', tipo: 'PERCENTUAL', percentualBp: 1_500 },
  depois: 'VERAO15',
})
