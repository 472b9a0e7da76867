import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'

provarCadastro('/financeiro/grupo-despesa?vista=lista', {
  perfil: 'ADMIN',
  caminho: 'grupo-despesa',
  linha: { nome: 'Pessoal' },
  mostra: 'Pessoal',
  vazia: 'Nenhum grupo de despesa',
  novo: 'Novo grupo de despesa',
  tambem: () => servidor.responde('GET /tipo-despesa', exemplo('GET /tipo-despesa')),
  preenche: async () => {
    await escrever('Nome', 'Frota')
    await escolher('Linha da DRE', 'Resultado financeiro')
  },
  pede: { nome: 'Frota', linhaDre: 'RESULTADO_FINANCEIRO', ordem: 0 },
  ficha: { nome: 'Frota' },
  depois: 'Frota',
})
