import { contar } from '@vetlume/dominio/formatos'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Icone } from '../../../ui/icones/icone.tsx'
import { SituacaoDoSalvamento } from '../../../ui/salvamento/situacao-do-salvamento.tsx'
import { useSalvamento } from '../../../ui/salvamento/use-salvamento.ts'
import { BarraDeTexto } from '../../texto-rico/index.ts'
import { useAcaoDoModelo } from '../api.ts'
import { irAoLugar } from './lugares.ts'
import { useOficina, type Oficina } from './oficina.ts'

function usePublicacao({ modelo, versao, salvamento }: Oficina) {
  return useAcaoDoModelo(async () => {
    // What is published is what is on the server: it gets everything first.
    if (!(await salvamento.salvar())) throw new Error('O rascunho ainda não foi salvo.')
    const publicada = await api('POST /modelo-documento/:codigo/publicar', {
      codigo: modelo.codigo,
      revisao: salvamento.versao(),
    })
    avisar.sucesso(`Versão ${publicada.numero} de “${modelo.nome}” publicada.`)
    return { ...publicada, anterior: versao.numero }
  })
}

function useDescarte({ modelo, salvamento }: Oficina) {
  return useAcaoDoModelo(async () => {
    await api('DELETE /modelo-documento/:codigo/rascunho', { codigo: modelo.codigo })
    salvamento.encerrar()
    avisar.informacao('Rascunho descartado.')
  })
}

function SinalDeProblemas() {
  const oficina = useOficina()
  const problemas = oficina.problemas.usar()
  const [primeiro] = problemas.keys()
  if (primeiro === undefined)
    return (
      <span className="lm-certo">
        <Icone nome="check-circle" tamanho="pequeno" /> Pronto para publicar
      </span>
    )
  return (
    <Botao
      size="small"
      color="error"
      startIcon={<Icone nome="error-outline" />}
      onClick={() => irAoLugar(oficina, primeiro)}
    >
      {contar(problemas.size, 'ponto a corrigir', 'pontos a corrigir')}
    </Botao>
  )
}

const comErro = (acao: Promise<unknown>) => void acao.catch(avisar.erro)

/** Where the draft is, what it lacks, and what can be done with it; the text tools follow the page. */
export function BarraDoModelo() {
  const oficina = useOficina()
  const { modelo, versao, salvamento } = oficina
  const estado = useSalvamento(salvamento)
  const semProblemas = oficina.problemas.usar().size === 0
  const publicacao = usePublicacao(oficina)
  const descarte = useDescarte(oficina)
  const publicar = async () => {
    const sim = await confirmar({
      titulo: `Publicar a versão ${versao.numero}?`,
      texto: 'Os novos documentos passam a partir dela. Os que já existem continuam como estão, e ela não muda mais.',
      confirmar: 'Publicar',
    })
    if (sim) comErro(publicacao.mutateAsync(undefined))
  }
  const descartar = async () => {
    const sim = await confirmar({
      titulo: 'Descartar o rascunho?',
      texto: 'O que foi mudado desde a última publicação será perdido.',
      confirmar: 'Descartar',
      perigo: true,
    })
    if (sim) comErro(descarte.mutateAsync(undefined))
  }
  return (
    <div className="lm-barra">
      <div className="lm-barra-linha">
        <b>Rascunho da versão {versao.numero}</b>
        <SituacaoDoSalvamento estado={estado} oQue="este modelo" />
        <span className="lm-espaco" />
        <SinalDeProblemas />
        {modelo.publicada !== null && (
          <Botao
            size="small"
            color="secondary"
            startIcon={<Icone nome="delete-sweep" />}
            onClick={() => void descartar()}
            loading={descarte.isPending}
          >
            Descartar
          </Botao>
        )}
        <Botao
          variant="contained"
          startIcon={<Icone nome="publish" />}
          disabled={!semProblemas || estado.tipo === 'conflito'}
          loading={publicacao.isPending}
          onClick={() => void publicar()}
        >
          Publicar
        </Botao>
      </div>
      <BarraDeTexto />
    </div>
  )
}
