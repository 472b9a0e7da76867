import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'

provarCadastro('/configuracao/cidade', {
  perfil: 'ADMIN',
  caminho: 'cidade',
  linha: { codigo: '3509502', nome: 'Campinas', uf: 'SP' },
  mostra: 'Campinas',
  vazia: 'Nenhuma cidade',
  novo: 'Nova cidade',
  preenche: async () => {
    await escrever('Nome', 'Osasco')
    await escolher('Estado', 'São Paulo')
    await escrever('Código do IBGE', '3534401')
    await escrever('Taxa de deslocamento', '45,50')
  },
  pede: { codigo: '3534401', nome: 'Osasco', uf: 'SP', deslocamentoCentavos: 4_550 },
  ficha: { codigo: '3534401', nome: 'Osasco', uf: 'SP' },
  depois: /Osasco\/SP/,
})
