import { dadosDaRaca } from '@vetlume/dominio/raca'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro, fonteDoCadastro } from '../cadastros/index.ts'

const especies = fonteDoCadastro('especie')

export const registroDeRaca = definirRegistro('raca', {
  esquema: dadosDaRaca,
  valores: (ficha) => ({
    nome: ficha?.nome ?? '',
    sinonimo: ficha?.sinonimo ?? '',
    especie: ficha?.especie.codigo ?? '',
  }),
  nome: ({ nome }) => nome,
  campos: {
    nome: { rotulo: 'Nome' },
    sinonimo: { rotulo: 'Também chamada' },
    especie: { rotulo: 'Espécie' },
    ativo: { rotulo: 'Ativa' },
  },
  tambem: ['especie'],
  Campos: ({ controle, ficha, focar }) => (
    <Secao>
      <Grade>
        <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={80} focar={focar} />
        <CampoBusca
          {...especies}
          controle={controle}
          nome="especie"
          rotulo="Espécie"
          obrigatorio
          inicial={ficha?.especie ?? null}
        />
        <CampoTexto
          controle={controle}
          nome="sinonimo"
          rotulo="Também chamada"
          ajuda="Outros nomes, como o internacional: a busca também encontra por eles"
          maximo={200}
          className="inteiro"
        />
      </Grade>
    </Secao>
  ),
})
