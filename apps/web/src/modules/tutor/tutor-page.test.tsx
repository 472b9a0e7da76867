import { escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { servidor } from '../../../teste/servidor/index.ts'

provarCadastro('/cadastro/tutor', {
  perfil: 'CLIENTE',
  caminho: 'tutor',
  linha: { nome: 'Ana Prado', cpf: '52998224725' },
  mostra: 'Ana Prado',
  vazia: 'Nenhum tutor cadastrado',
  novo: 'Novo tutor',
  tambem: () => servidor.responde('GET /tutor/:codigo/duplicados', []),
  preenche: async () => {
    await escrever('Nome completo', 'Rui Prado')
    await escrever('CPF', '52998224725')
    await escrever('WhatsApp', '11912345678')
  },
  pede: { nome: 'Rui Prado', cpf: '52998224725', whatsapp: '+5511912345678', estrangeiro: false, cidade: null },
  ficha: { nome: 'Rui Prado' },
  depois: 'Rui Prado',
})
