import { ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
import {
  dadosDoModelo,
  ROTULOS_DO_TIPO_DE_DOCUMENTO,
  TIPOS_DE_DOCUMENTO,
  type ModeloDeDocumento,
  type TipoDeDocumento,
} from '@vetlume/dominio/modelo-documento'
import { MODALIDADES, ROTULOS_DA_MODALIDADE, type Modalidade } from '@vetlume/dominio/servico'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Botao } from '../../ui/botao.tsx'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro, fonteDoCadastro, parteAoAbrir } from '../cadastros/index.ts'
import { parte } from '../../ui/parte.tsx'

const especies = fonteDoCadastro('especie')
const servicos = fonteDoCadastro('servico', { filtros: { ativo: 'true' } })

const opcoes = <T extends string>(valores: readonly T[], rotulos: Readonly<Record<T, string>>) =>
  valores.map((valor) => ({ valor, rotulo: rotulos[valor] }))
const TIPOS = opcoes(TIPOS_DE_DOCUMENTO, ROTULOS_DO_TIPO_DE_DOCUMENTO)
const DAS_MODALIDADES = opcoes(MODALIDADES, ROTULOS_DA_MODALIDADE)
const SEXOS = opcoes(['FEMEA', 'MACHO'] as const, ROTULOS_DO_SEXO)

const PARTES = [
  {
    id: 'texto',
    rotulo: 'Conteúdo',
    Componente: parteAoAbrir(async () => (await import('./editor/parte-do-conteudo.tsx')).ParteDoConteudo),
  },
  {
    id: 'previa',
    rotulo: 'Prévia',
    Componente: parteAoAbrir(async () => (await import('./previa/parte-da-previa.tsx')).ParteDaPrevia),
  },
  {
    id: 'versoes',
    rotulo: 'Versões',
    Componente: parteAoAbrir(async () => (await import('./versoes/parte-das-versoes.tsx')).ParteDasVersoes),
  },
]

const DialogoDeDuplicar = parte(async () => (await import('./dialogo-de-duplicar.tsx')).DialogoDeDuplicar)

function Duplicar({ ficha }: { ficha: ModeloDeDocumento }) {
  const [aberto, definirAberto] = useState(false)
  if (!ficha.permissoes.editar) return null
  return (
    <>
      <Botao variant="outlined" startIcon={<Icone nome="content-copy" />} onClick={() => definirAberto(true)}>
        Duplicar
      </Botao>
      {aberto && <DialogoDeDuplicar ficha={ficha} aoFechar={() => definirAberto(false)} />}
    </>
  )
}

const AJUDA_DO_TIPO = 'Não muda depois: o conteúdo de cada tipo é outro'

export const registroDeModelo = definirRegistro('modelo-documento', {
  esquema: dadosDoModelo,
  valores: (ficha) => ({
    nome: ficha?.nome ?? '',
    tipo: ficha?.tipo ?? ('LAUDO' as const),
    modalidade: ficha?.modalidade ?? null,
    especie: ficha?.especie?.codigo ?? null,
    sexo: ficha?.sexo ?? null,
    servico: ficha?.servico?.codigo ?? null,
  }),
  nome: ({ nome }) => nome,
  largura: 'inteira',
  campos: {
    nome: { rotulo: 'Nome' },
    tipo: { rotulo: 'Documento', texto: (tipo: TipoDeDocumento) => ROTULOS_DO_TIPO_DE_DOCUMENTO[tipo] },
    modalidade: { rotulo: 'Modalidade', texto: (modalidade: Modalidade) => ROTULOS_DA_MODALIDADE[modalidade] },
    especie: { rotulo: 'Espécie' },
    sexo: { rotulo: 'Sexo', texto: (sexo: 'FEMEA' | 'MACHO') => ROTULOS_DO_SEXO[sexo] },
    servico: { rotulo: 'Serviço' },
    ativo: { rotulo: 'Ativo' },
  },
  tambem: ['laudo', 'servico'],
  Acoes: Duplicar,
  partes: () => PARTES,
  Campos: ({ controle, ficha, focar, form }) => {
    const tipo = useWatch({ control: controle, name: 'tipo' })
    const aoMudarTipo = (novo: string | null) => {
      if (novo !== 'LAUDO')
        for (const campo of ['modalidade', 'especie', 'sexo', 'servico'] as const) form.setValue(campo, null)
    }
    return (
      <Secao>
        <Grade>
          <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={120} focar={focar} />
          <CampoSelecao
            controle={controle}
            nome="tipo"
            rotulo="Documento"
            obrigatorio
            opcoes={TIPOS}
            desabilitado={ficha !== undefined}
            ajuda={AJUDA_DO_TIPO}
            aoMudar={aoMudarTipo}
          />
          {tipo === 'LAUDO' && (
            <>
              <CampoSelecao
                controle={controle}
                nome="modalidade"
                rotulo="Modalidade"
                semEscolha="Qualquer"
                opcoes={DAS_MODALIDADES}
              />
              <CampoBusca
                {...especies}
                controle={controle}
                nome="especie"
                rotulo="Espécie"
                ajuda="Em branco, serve a qualquer espécie"
                inicial={ficha?.especie ?? null}
              />
              <CampoSelecao controle={controle} nome="sexo" rotulo="Sexo" semEscolha="Ambos" opcoes={SEXOS} />
              <CampoBusca
                {...servicos}
                controle={controle}
                nome="servico"
                rotulo="Serviço"
                ajuda="Os laudos dele começam por este modelo quando serve ao paciente"
                inicial={ficha?.servico ?? null}
              />
            </>
          )}
        </Grade>
      </Secao>
    )
  },
})
