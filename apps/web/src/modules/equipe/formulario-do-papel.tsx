import { dadosDoPapel } from '@vetlume/dominio/equipe'
import {
  AREAS,
  DESCRICAO_DA_PERMISSAO,
  PERMISSOES_DA_EMPRESA,
  permite,
  SEMPRE_PERMITIDAS,
  type PermissaoDaEmpresa,
} from '@vetlume/dominio/permissoes'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Recado } from '../../ui/recado.tsx'
import { useAtualizarEquipe } from './api.ts'
import './equipe.css'

export interface PapelEmEdicao {
  /** Null: a new one. */
  codigo: string | null
  versao: number
  nome: string
  descricao: string | null
  permissoes: readonly PermissaoDaEmpresa[]
}

/** A tick for each permission; what is sent is the list of those that are ticked. */
const esquema = z.pipe(
  z.object({
    nome: dadosDoPapel.shape.nome,
    descricao: dadosDoPapel.shape.descricao,
    marcadas: z
      .record(z.string(), z.boolean())
      .check(z.refine((marcadas) => Object.values(marcadas).includes(true), 'Escolha ao menos uma permissão.')),
  }),
  z.transform(({ marcadas, ...resto }) => ({
    ...resto,
    permissoes: PERMISSOES_DA_EMPRESA.filter((permissao) => marcadas[permissao] === true),
  })),
)

/** Nobody gives what they do not have; what everybody has is not asked. */
function useAreas() {
  const { cliente } = useSessao()
  const quem = { perfis: cliente?.perfis ?? [], papel: cliente?.papel?.permissoes }
  const oferecidas = PERMISSOES_DA_EMPRESA.filter(
    (permissao) => !SEMPRE_PERMITIDAS.includes(permissao) && permite(quem, permissao),
  )
  return AREAS.map((area) => ({
    area,
    permissoes: oferecidas.filter((permissao) => DESCRICAO_DA_PERMISSAO[permissao].area === area),
  })).filter(({ permissoes }) => permissoes.length > 0)
}

/** Writes a set of permissions of the company, by area and in plain words. */
export function FormularioDoPapel({ papel, aoFechar }: { papel: PapelEmEdicao; aoFechar: () => void }) {
  const { codigo, versao, nome, descricao, permissoes } = papel
  const atualizar = useAtualizarEquipe()
  const areas = useAreas()
  const form = useFormulario({
    esquema,
    valores: {
      nome,
      descricao: descricao ?? '',
      marcadas: Object.fromEntries(
        PERMISSOES_DA_EMPRESA.map((permissao) => [permissao, permissoes.includes(permissao)]),
      ),
    },
    aoEnviar: async (dados) => {
      await (codigo === null ? api('POST /papel', dados) : api('PUT /papel/:codigo', { ...dados, codigo, versao }))
      await atualizar()
      form.assentar({ nome: dados.nome, descricao: dados.descricao ?? '', marcadas: {} })
      aoFechar()
      avisar.sucesso(codigo === null ? 'Conjunto criado.' : 'Conjunto salvo: vale em segundos para quem usa.')
    },
  })
  const { control: controle } = form
  const { marcadas } = form.formState.errors
  const semPermissao = marcadas?.root?.message ?? (marcadas as { message?: string } | undefined)?.message
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      largura="md"
      titulo={codigo === null ? 'Novo conjunto de permissões' : nome}
      descricao="Quem pode mudar algo também pode ver. Abrir o painel e consultar espécies e cidades, todos podem."
    >
      <Formulario form={form} rotulo="Conjunto de permissões" aoCancelar={aoFechar}>
        <Grade>
          <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={60} focar />
          <CampoTexto controle={controle} nome="descricao" rotulo="Descrição" maximo={200} />
        </Grade>
        {semPermissao !== undefined && <Recado tom="error">{semPermissao}</Recado>}
        {areas.map(({ area, permissoes: daArea }) => (
          <fieldset key={area} className="eq-area">
            <legend>{area}</legend>
            <div>
              {daArea.map((permissao) => (
                <CampoMarcado
                  key={permissao}
                  controle={controle}
                  nome={`marcadas.${permissao}`}
                  rotulo={DESCRICAO_DA_PERMISSAO[permissao].texto}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </Formulario>
    </Dialogo>
  )
}
