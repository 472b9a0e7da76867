import { useQuery } from '@tanstack/react-query'
import type { Acontecimento } from '@vetlume/dominio/animal'
import { dadosDaCopiaNaHora, type CopiaDeProntuario } from '@vetlume/dominio/privacidade'
import * as z from 'zod/mini'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoMarcados } from '../../../ui/formulario/campo-marcados.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { consultaDosLaudosDoPaciente } from '../api.ts'
import type { JanelaDaCopia } from './dialogo-do-pedido-de-copia.tsx'
import { useArquivoDaCopia } from './use-arquivo-da-copia.ts'

const PRONTUARIO = 'Prontuário'
/** To whom and for what was said when it was asked: a copy of before the purpose was asked has none. */
const esquemaDaPedida = z.extend(dadosDaCopiaNaHora, { para: z.string(), finalidade: z.string() })
const ASSINADOS: ReadonlySet<string | null> = new Set(['ASSINADO', 'ENTREGUE', 'VISUALIZADO', 'RETIFICADO'])

function nomeDoLaudo({ numero, edicao, titulo }: Acontecimento): string {
  const qual = edicao !== null && edicao > 1 ? `${numero}, ${edicao}ª edição` : `${numero}`
  return `Laudo ${qual}: ${titulo}`
}

/** The file of the prontuário, and each laudo that was signed. */
function useDocumentos(animal: string) {
  const { data } = useQuery(consultaDosLaudosDoPaciente(animal))
  const laudos = data?.itens.filter(({ estado }) => ASSINADOS.has(estado)) ?? []
  return [PRONTUARIO, ...laudos.map(nomeDoLaudo)].map((nome) => ({ valor: nome, rotulo: nome }))
}

/** To whom the copy goes, by which document that was known, for what and how. It is written down, and the file comes. */
export function DialogoDaCopia({
  animal,
  copia,
  atualizar,
  aoFechar,
}: JanelaDaCopia & { copia: CopiaDeProntuario | null }) {
  const opcoes = useDocumentos(animal.codigo)
  const { mutate: baixarArquivo } = useArquivoDaCopia(animal.nome)
  const form = useFormulario({
    esquema: copia === null ? dadosDaCopiaNaHora : esquemaDaPedida,
    valores: {
      animal: animal.codigo,
      para: copia?.para ?? '',
      finalidade: copia?.finalidade ?? '',
      identidade: '',
      documentos: [PRONTUARIO],
      meio: '',
    },
    aoEnviar: async (dados) => {
      const { identidade, documentos, meio } = dados
      const { codigo } =
        copia === null
          ? await api('POST /copia-prontuario/na-hora', dados)
          : await api('POST /copia-prontuario/:codigo/entrega', {
              codigo: copia.codigo,
              versao: copia.versao,
              identidade,
              documentos,
              meio,
            })
      await atualizar()
      avisar.sucesso(`Entrega a ${dados.para} registrada.`)
      if (documentos.includes(PRONTUARIO)) baixarArquivo(codigo)
      aoFechar()
    },
  })
  const controle = form.control
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Entregar cópia do prontuário de ${animal.nome}${copia === null ? '' : ` a ${copia.para}`}`}
      descricao="Só ao responsável pelo animal ou a quem ele autorizou. A entrega fica no registro por 5 anos."
    >
      <Formulario form={form} rotulo="Entrega" rotuloDeSalvar="Entregar e baixar" aoCancelar={aoFechar}>
        <Grade>
          {copia === null && (
            <CampoTexto controle={controle} nome="para" rotulo="A quem" maximo={160} obrigatorio focar />
          )}
          <CampoTexto
            controle={controle}
            nome="identidade"
            rotulo="Documento apresentado"
            maximo={120}
            ajuda="Qual documento foi conferido, como RG ou CNH e o número"
            obrigatorio
            focar={copia !== null}
          />
          {copia === null && (
            <CampoTexto controle={controle} nome="finalidade" rotulo="Para quê" maximo={300} obrigatorio />
          )}
          <CampoTexto
            controle={controle}
            nome="meio"
            rotulo="Como"
            maximo={80}
            ajuda="Em mãos, por e-mail, por correio"
            obrigatorio
          />
          <CampoMarcados
            controle={controle}
            nome="documentos"
            rotulo="O que foi entregue"
            opcoes={opcoes}
            ajuda="O prontuário é baixado ao registrar. Cada laudo tem o seu PDF na página dele."
            className="inteiro"
          />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
