import { contar } from '@vetlume/dominio/formatos'
import { useQuery } from '@tanstack/react-query'
import type { LaudoAAssinar } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { EscolhaDeLinhas } from '../../../ui/escolha-em-lote.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../../ui/estados.tsx'
import { CampoMarcado } from '../../../ui/formulario/campo-marcado.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { Progresso } from '../../../ui/progresso.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { consultaDosLaudosAAssinar } from '../api.ts'
import { impedimento, linhaDoLaudo } from './linhas.tsx'
import { useLote, type Andamento } from './use-lote.ts'

const esquema = z.object({
  senha: z.string().check(z.minLength(1, 'Informe a senha.'), z.maxLength(128)),
  senhaDoCertificado: z.string().check(z.maxLength(128)),
  entregar: z.boolean(),
})

const laudos = (n: number) => contar(n, 'laudo', 'laudos')

/** Otherwise in the order of the server: those due first. */
const prontosPrimeiro = (itens: readonly LaudoAAssinar[]) =>
  itens.toSorted((a, b) => Number(impedimento(a) !== null) - Number(impedimento(b) !== null))

function Desfecho({ andamento, itens }: { andamento: Andamento; itens: readonly LaudoAAssinar[] }) {
  const { porCodigo, total } = andamento
  const recusados = itens.filter(({ codigo }) => typeof porCodigo.get(codigo) === 'string')
  const assinados = porCodigo.size - recusados.length
  const restantes = total - porCodigo.size
  return (
    <>
      <Recado tom={recusados.length + restantes === 0 ? 'info' : 'warning'}>
        <strong>
          {contar(assinados, 'laudo assinado.', 'laudos assinados.')}
          {restantes > 0 && ` ${restantes === 1 ? 'Falta 1' : `Faltam ${restantes}`}: você parou.`}
        </strong>
      </Recado>
      {recusados.length > 0 && (
        <EscolhaDeLinhas
          rotulo="Não assinados"
          linhas={recusados.map((laudo) => ({
            ...linhaDoLaudo(laudo, false),
            avisos: [porCodigo.get(laudo.codigo) ?? ''],
            fora: true,
          }))}
          aoMarcar={() => undefined}
        />
      )}
    </>
  )
}

function Lote({ itens, total, aoFechar }: { itens: readonly LaudoAAssinar[]; total: number; aoFechar: () => void }) {
  const [fora, definirFora] = useState<ReadonlySet<string>>(new Set())
  const [terminado, definirTerminado] = useState(false)
  const { andamento, assinar, parar } = useLote()
  const marcados = itens.filter((laudo) => impedimento(laudo) === null && !fora.has(laudo.codigo))
  const form = useFormulario({
    esquema,
    valores: { senha: '', senhaDoCertificado: '', entregar: true },
    protegerMudancas: false,
    aoEnviar: async (assinatura) => {
      await assinar(marcados, assinatura)
      definirTerminado(true)
    },
  })
  if (terminado && andamento !== null)
    return (
      <>
        <Desfecho andamento={andamento} itens={itens} />
        <div className="vl-lote-rodape">
          <Botao variant="contained" onClick={aoFechar}>
            Fechar
          </Botao>
        </div>
      </>
    )
  return (
    <Pilha espaco={2}>
      {total > itens.length && (
        <Recado>
          Estes são os {itens.length} de prazo mais próximo, de {total} que esperam a sua assinatura.
        </Recado>
      )}
      <EscolhaDeLinhas
        rotulo="Laudos a assinar"
        linhas={itens.map((laudo) => linhaDoLaudo(laudo, marcados.includes(laudo)))}
        aoMarcar={(codigo) => definirFora((antes) => new Set(antes).symmetricDifference(new Set([codigo])))}
      />
      {marcados.length === 0 ? (
        <Recado tom="warning">Nenhum está pronto para ser assinado em lote. Cada linha diz o que falta.</Recado>
      ) : (
        <Formulario
          form={form}
          rotulo="Assinatura"
          rotuloDeSalvar={`Assinar ${laudos(marcados.length)}`}
          aoCancelar={aoFechar}
        >
          <CampoMarcado
            controle={form.control}
            nome="entregar"
            rotulo="Entregar agora às clínicas que pediram os exames"
            chave
          />
          <CampoTexto
            controle={form.control}
            nome="senha"
            rotulo="Sua senha"
            tipo="password"
            obrigatorio
            maximo={128}
            autoComplete="current-password"
            ajuda="Cada laudo é assinado por si, com esta senha. Depois de assinado, o conteúdo não muda."
          />
          <CampoTexto
            controle={form.control}
            nome="senhaDoCertificado"
            rotulo="Senha do certificado A1 (opcional)"
            tipo="password"
            maximo={128}
            ajuda="Só se quer assinar também com o seu certificado ICP-Brasil."
          />
          {form.formState.isSubmitting && andamento !== null && (
            <>
              <Progresso
                rotulo="Assinando"
                texto={`Assinando ${Math.min(andamento.feitos + 1, andamento.total)} de ${andamento.total}…`}
                fracao={andamento.feitos / andamento.total}
              />
              <Botao variant="outlined" onClick={parar}>
                Parar depois deste
              </Botao>
            </>
          )}
        </Formulario>
      )}
    </Pilha>
  )
}

/** Everything that waits for this person's signature; what was read and has nothing to be answered is signed at once. */
export function DialogoDeAssinarVarios({ aoFechar }: { aoFechar: () => void }) {
  const { data, error, refetch } = useQuery(consultaDosLaudosAAssinar)
  const conteudo = () => {
    if (error !== null) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    if (data === undefined) return <Esqueleto linhas={5} />
    if (data.total === 0)
      return (
        <EstadoVazio
          titulo="Nada espera a sua assinatura"
          texto="Os laudos que você escreve, e os que lhe enviam para revisão, aparecem aqui quando podem ser assinados."
        />
      )
    return <Lote itens={prontosPrimeiro(data.itens)} total={data.total} aoFechar={aoFechar} />
  }
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Assinar vários laudos"
      descricao="Os que você já leu e que a conferência deixa passar."
      largura="md"
    >
      {conteudo()}
    </Dialogo>
  )
}
