import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'

const PESSOAL = { codigo: '01990000-0000-7000-8000-0000000000d1', nome: 'Pessoal' }

provarCadastro('/financeiro/tipo-despesa', {
  perfil: 'ADMIN',
  caminho: 'tipo-despesa',
  linha: { nome: 'Salários', grupo: PESSOAL },
  mostra: 'Salários',
  vazia: 'Nenhum tipo de despesa',
  novo: 'Novo tipo de despesa',
  tambem: () => servidor.responde('GET /grupo-despesa', exemplo('GET /grupo-despesa', { itens: [PESSOAL] })),
  preenche: async () => {
    await escrever('Nome', 'Uniformes')
    await escolher('Grupo', 'Pessoal')
    await escolher('Comportamento', 'Fixa')
  },
  pede: { nome: 'Uniformes', grupo: PESSOAL.codigo, comportamento: 'FIXA' },
  ficha: { nome: 'Uniformes', grupo: PESSOAL },
  depois: 'Uniformes',
})
