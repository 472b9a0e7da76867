import type { AnimalCompleto, Vacina } from '@vetlume/dominio/animal'
import { PONTO_ENTRE_PARTES, juntar } from '@vetlume/dominio/formatos'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { parte } from '../../../ui/parte.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { Data } from '../../../ui/valores.tsx'
import { useApagarVacina } from '../api.ts'
import estilos from './vacinas.module.css'

const Dialogo = parte(async () => (await import('./dialogo-de-vacina.tsx')).DialogoDeVacina)

const detalheDa = ({ fabricante, lote, aplicadaPor, observacao }: Vacina): string =>
  juntar(fabricante, lote !== null && `lote ${lote}`, aplicadaPor, observacao)

interface LinhaProps {
  vacina: Vacina
  edita: boolean
  aoCorrigir: () => void
  aoApagar: () => void
}

function LinhaDaVacina({ vacina, edita, aoCorrigir, aoApagar }: LinhaProps) {
  const { vacina: nome, dia, proxima, atrasada } = vacina
  const detalhe = detalheDa(vacina)
  const qual = `${nome} de ${formatarData(dia)}`
  return (
    <tr>
      <td className={estilos.nome}>
        <strong>{nome}</strong>
        <Texto como="div" tamanho="pequeno" secundario>
          <Data dia={dia} />
          {detalhe !== '' && PONTO_ENTRE_PARTES + detalhe}
        </Texto>
      </td>
      <td className={estilos.proxima}>
        {proxima !== null && <Data dia={proxima} />}
        {atrasada && (
          <div>
            <Etiqueta tom="erro" rotulo="Atrasada" />
          </div>
        )}
      </td>
      {edita && (
        <td className={estilos.acoes}>
          <BotaoDeIcone size="small" rotulo={`Corrigir a vacina ${qual}`} dica="Corrigir" onClick={aoCorrigir}>
            <Icone nome="edit" tamanho="texto" />
          </BotaoDeIcone>
          <BotaoDeIcone size="small" rotulo={`Apagar a vacina ${qual}`} dica="Apagar" onClick={aoApagar}>
            <Icone nome="delete-outline" tamanho="texto" />
          </BotaoDeIcone>
        </td>
      )}
    </tr>
  )
}

interface TabelaProps {
  ficha: AnimalCompleto
  aoCorrigir: (vacina: Vacina) => void
}

function TabelaDeVacinas({ ficha: { codigo, vacinas, permissoes }, aoCorrigir }: TabelaProps) {
  const { mutateAsync: apagar } = useApagarVacina(codigo)
  const excluir = async (vacina: Vacina) => {
    const certeza = await confirmar({
      titulo: `Apagar a vacina ${vacina.vacina} de ${formatarData(vacina.dia)}?`,
      texto: 'Para uma vacina que foi lançada por engano. O histórico guarda que ela existiu.',
      confirmar: 'Apagar',
      perigo: true,
    })
    if (!certeza) return
    try {
      await apagar(vacina)
      avisar.sucesso('Vacina apagada.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <table className={estilos.vacinas} aria-label="Vacinas">
      <thead>
        <tr>
          <th scope="col">Vacina</th>
          <th scope="col">Próxima dose</th>
          {permissoes.editar && (
            <th scope="col">
              <span className="so-leitor">Ações</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {vacinas.map((vacina) => (
          <LinhaDaVacina
            key={vacina.codigo}
            vacina={vacina}
            edita={permissoes.editar}
            aoCorrigir={() => aoCorrigir(vacina)}
            aoApagar={() => void excluir(vacina)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** What the patient was vaccinated with, and when each comes again. */
export function Vacinas({ ficha }: { ficha: AnimalCompleto }) {
  const [aberta, definirAberta] = useState<Vacina | 'nova' | null>(null)
  const { vacinas, permissoes } = ficha
  return (
    <Secao
      titulo="Vacinas"
      acoes={
        permissoes.editar && (
          <Botao size="small" startIcon={<Icone nome="add" />} onClick={() => definirAberta('nova')}>
            Registrar vacina
          </Botao>
        )
      }
    >
      {vacinas.length === 0 ? (
        <Texto como="div" secundario>
          Nenhuma vacina registrada.
        </Texto>
      ) : (
        <TabelaDeVacinas ficha={ficha} aoCorrigir={definirAberta} />
      )}
      {aberta !== null && (
        <Dialogo ficha={ficha} vacina={aberta === 'nova' ? null : aberta} aoFechar={() => definirAberta(null)} />
      )}
    </Secao>
  )
}
