import { useQuery } from '@tanstack/react-query'
import type { ModeloDeDocumento } from '@vetlume/dominio/modelo-documento'
import { useState } from 'react'
import { abrirEmNovaAba } from '../../../lib/abrir-em-nova-aba.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Fila, Pilha } from '../../../ui/disposicao.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../../ui/estados.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { DocumentoDeTexto, DocumentoDoLaudo } from '../../documento/index.ts'
import { buscarPdfDaPrevia, consultaDaPrevia } from '../api.ts'
import { EscolhaDePaciente, type PacienteEscolhido } from '../escolha-de-paciente.tsx'
import { EmitirDocumento } from '../emitir/emitir-documento.tsx'
import { Recado } from '../../../ui/recado.tsx'
import estilos from './parte-da-previa.module.css'

const SEM_IMAGENS = () => Promise.reject(new Error('a preview has no images'))

function Documento({ codigo, animal }: { codigo: string; animal: string }) {
  const { data, error, refetch } = useQuery(consultaDaPrevia({ codigo, animal, versao: undefined }))
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={10} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  return (
    <>
      <Recado>
        {data.laudo === null
          ? 'Prévia: não é um documento. O que se pergunta na emissão vem como no modelo, e a lista é um exemplo.'
          : 'Prévia: não é um documento. Ninguém assinou, e as medidas estão por fazer.'}
      </Recado>
      {data.laudo !== null && <DocumentoDoLaudo documento={data.laudo} fonte={SEM_IMAGENS} />}
      {data.texto !== null && <DocumentoDeTexto documento={data.texto} />}
    </>
  )
}

/** The document that the model would give for a patient, on screen and on paper. */
export function ParteDaPrevia({ ficha }: { ficha: ModeloDeDocumento }) {
  const { codigo, nome, tipo } = ficha
  const [paciente, definirPaciente] = useState<PacienteEscolhido | null>(null)
  const [imprimindo, definirImprimindo] = useState(false)
  const imprimir = async () => {
    if (paciente === null) return
    definirImprimindo(true)
    try {
      abrirEmNovaAba(
        await buscarPdfDaPrevia({ codigo, animal: paciente.codigo, versao: undefined }),
        `Prévia de ${nome}.pdf`,
      )
    } catch (erro) {
      avisar.erro(erro)
    }
    definirImprimindo(false)
  }
  return (
    <Pilha>
      <Secao descricao="Mostra o rascunho, se houver; senão, a versão em uso. Abrir um paciente fica registrado.">
        <Fila espaco={3}>
          <div className={estilos.paciente}>
            <EscolhaDePaciente valor={paciente} aoEscolher={definirPaciente} />
          </div>
          <Botao
            variant="outlined"
            startIcon={<Icone nome="picture-as-pdf" />}
            disabled={paciente === null}
            loading={imprimindo}
            onClick={() => void imprimir()}
          >
            Abrir o PDF
          </Botao>
          {tipo !== 'LAUDO' && paciente !== null && ficha.publicada !== null && (
            <EmitirDocumento animal={paciente} modelo={{ codigo, nome, tipo }} />
          )}
        </Fila>
      </Secao>
      {paciente === null ? (
        <EstadoVazio
          titulo="Escolha um paciente"
          texto="As variáveis aparecem preenchidas, e as medidas com a referência da espécie e do peso dele."
        />
      ) : (
        <Documento key={paciente.codigo} codigo={codigo} animal={paciente.codigo} />
      )}
    </Pilha>
  )
}
