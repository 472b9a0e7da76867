import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'

provarCadastro('/cadastro/servico', {
  perfil: 'CLIENTE',
  caminho: 'servico',
  linha: { nome: 'Ultrassom abdominal', modalidade: 'ULTRASSONOGRAFIA' },
  mostra: 'Ultrassom abdominal',
  vazia: 'Nenhum serviço',
  novo: 'Novo serviço',
  preenche: async () => {
    await escrever('Nome', 'Raio X de tórax')
    await escolher('Modalidade', 'Radiografia')
    await escrever('Preço', '120,00')
  },
  pede: {
    nome: 'Raio X de tórax',
    modalidade: 'RADIOGRAFIA',
    precoCentavos: 12_000,
    duracaoMinutos: 30,
    exigeLaudo: true,
    pacote: false,
    composicao: [],
  },
  ficha: { nome: 'Raio X de tórax' },
  depois: 'Raio X de tórax',
})
