import { escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'

provarCadastro('/cadastro/especie', {
  perfil: 'ADMIN',
  caminho: 'especie',
  linha: { nome: 'Canina', racas: 12 },
  mostra: 'Canina',
  vazia: 'Nenhuma espécie',
  novo: 'Nova espécie',
  preenche: () => escrever('Nome', 'Felina'),
  pede: { nome: 'Felina' },
  ficha: { nome: 'Felina' },
  depois: 'Felina',
})
