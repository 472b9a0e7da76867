import { escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'

provarCadastro('/cadastro/especialidade', {
  perfil: 'CLIENTE',
  caminho: 'especialidade',
  linha: { nome: 'Cardiologia' },
  mostra: 'Cardiologia',
  vazia: 'Nenhuma especialidade',
  novo: 'Nova especialidade',
  preenche: async () => {
    await escrever('Nome', 'Diagnóstico por imagem')
    await escrever('Descrição', 'Ultrassom e raio X')
  },
  pede: { nome: 'Diagnóstico por imagem', descricao: 'Ultrassom e raio X' },
  ficha: { nome: 'Diagnóstico por imagem' },
  depois: 'Diagnóstico por imagem',
})
