import { cartaoDaEspecialidade } from '@vetlume/dominio/especialidade'
import { filtroDeSituacao, telaDeCadastro, doCartao } from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'
import { COLUNAS_DA_ESPECIALIDADE } from './colunas.ts'

export const EspecialidadePage = telaDeCadastro({
  ...doCartao(cartaoDaEspecialidade),
  genero: 'a',
  titulo: 'Especialidades',
  descricao: 'Áreas que agrupam especialistas e serviços.',
  colunas: COLUNAS_DA_ESPECIALIDADE,
  filtros: [filtroDeSituacao],
  Importar: () => <BotaoImportar tipo="ESPECIALIDADES" />,
  vazio: {
    titulo: 'Nenhuma especialidade',
    texto: 'As especialidades agrupam especialistas e serviços, como cardiologia ou diagnóstico por imagem.',
  },
  registro: async () => (await import('./especialidade-registro.tsx')).registroDeEspecialidade,
})
