import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'

const CANINA = { codigo: '01990000-0000-7000-8000-0000000000c1', nome: 'Canina' }

provarCadastro('/cadastro/raca', {
  perfil: 'ADMIN',
  caminho: 'raca',
  linha: { nome: 'Poodle', especie: CANINA },
  mostra: 'Poodle',
  vazia: 'Nenhuma raça',
  novo: 'Nova raça',
  tambem: () => servidor.responde('GET /especie', exemplo('GET /especie', { itens: [CANINA] })),
  preenche: async () => {
    await escrever('Nome', 'Beagle')
    await escolher('Espécie', 'Canina')
  },
  pede: { nome: 'Beagle', especie: CANINA.codigo, sinonimo: null },
  ficha: { nome: 'Beagle', especie: CANINA },
  depois: 'Beagle',
})
